const style = (
  fontSize: string,
  lineHeight: string,
  fontWeight: number,
  more: Record<string, string> = {},
) => ({
  value: { fontSize, lineHeight, fontWeight: String(fontWeight), ...more },
});

const capitals = { textTransform: 'uppercase' };

/** The type scale. Phone sizes of body and hero follow from the style sheets of the parts that use them. */
export const textStyles = {
  hero: style('40px', '44px', 500, { letterSpacing: '-.03em' }),
  h1: style('24px', '32px', 600, { letterSpacing: '-.015em' }),
  verdict: style('20px', '28px', 600, { letterSpacing: '-.01em' }),
  title: style('18px', '24px', 600, { letterSpacing: '-.01em' }),
  h2: style('15px', '20px', 600, { letterSpacing: '-.005em' }),
  body: style('14px', '20px', 400),
  table: style('13px', '20px', 400),
  caption: style('12px', '16px', 400),
  label: style('11px', '16px', 600, { ...capitals, fontStretch: '80%', letterSpacing: '.045em' }),
  caps: style('12px', '16px', 600, { ...capitals, fontStretch: '85%', letterSpacing: '.04em' }),
};
