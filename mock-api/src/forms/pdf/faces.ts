import { fontFile } from '../../kernel';
import { type FontProgram, drawSpacedText } from './draw-spaced-text';

/** Arimo, which has the widths of the forms' own typeface, with Latin, Cyrillic and Greek letters. */
const FACE_FILES = {
  regular: '400Regular/Arimo_400Regular.ttf',
  italic: '400Regular_Italic/Arimo_400Regular_Italic.ttf',
  bold: '700Bold/Arimo_700Bold.ttf',
  'bold-italic': '700Bold_Italic/Arimo_700Bold_Italic.ttf',
} as const;

export type Face = keyof typeof FACE_FILES;

const ALL = Object.keys(FACE_FILES) as Face[];

/** What the PDF library keeps of the face that it draws with; its types leave this out. */
const programOf = (document: PDFKit.PDFDocument): FontProgram =>
  (document as unknown as { _font: { font: FontProgram } })._font.font;

/** Makes every face known to a document by its name. */
export function registerFaces(document: PDFKit.PDFDocument): void {
  for (const face of ALL) document.registerFont(face, fontFile(FACE_FILES[face]));
}

/** Sets what follows in a face and size; a face is opened when it is first used. */
export function setFace(document: PDFKit.PDFDocument, face: Face, size: number): void {
  document.font(face, size);
  const program = programOf(document);
  if (!Object.hasOwn(program, 'layout')) drawSpacedText(program);
}

/** Writes a character that the present face cannot draw by its number, so that it is not lost without a trace. */
export function drawable(document: PDFKit.PDFDocument, text: string): string {
  const program = programOf(document);
  return Array.from(text, (character) => {
    const codePoint = character.codePointAt(0) ?? 0;
    if (program.hasGlyphForCodePoint(codePoint)) return character;
    return `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`;
  }).join('');
}
