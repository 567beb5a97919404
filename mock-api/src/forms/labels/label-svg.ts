import { Paper } from '../pdf/paper';
import { printable } from '../pdf/printable';
import { type LabelItem, type LabelOptions, layLabel } from './label';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

const short = (points: number): string => points.toFixed(2);

/** A label as an SVG picture of its true size. It has no script, no link and no style of its own. */
export async function labelSvg(item: LabelItem, options: LabelOptions, at: Date): Promise<string> {
  const { side, code, codeBox, texts } = layLabel(await Paper.open({ title: item.id, at }), item, options);
  const scale = codeBox.side / code.size;
  const modules = code.runs
    .map(({ column, row, length }) => `M${column} ${row}h${length}v1h-${length}z`)
    .join('');
  const lines = texts.map(
    ({ text, x, y, size, bold }) =>
      `<text x="${short(x)}" y="${short(side - y)}" font-size="${short(size)}"` +
      `${bold ? ' font-weight="bold"' : ''}>${escaped(printable(text))}</text>`,
  );
  const corner = `translate(${short(codeBox.x)} ${short(side - codeBox.y - codeBox.side)}) scale(${scale.toFixed(4)})`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${short(side)}pt" height="${short(side)}pt"`,
    ` viewBox="0 0 ${short(side)} ${short(side)}">`,
    `<title>${escaped(printable(`${item.name} ${item.serialNumber}`))}</title>`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    `<path transform="${corner}" d="${modules}" shape-rendering="crispEdges"/>`,
    `<g font-family="Arimo, Arial, Helvetica, sans-serif" text-anchor="middle">${lines.join('')}</g>`,
    `</svg>`,
  ].join('');
}
