import { unreadable } from './no-photo';

function read<T>(start: (reader: FileReader) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as T);
    reader.onerror = () => reject(unreadable());
    start(reader);
  });
}

/** Some bytes of a file, fewer where it ends before. However large the file is, no more of it is read. */
export async function bytesOf(file: Blob, from: number, length: number): Promise<DataView> {
  const buffer = await read<ArrayBuffer>((reader) =>
    reader.readAsArrayBuffer(file.slice(from, from + length)),
  );
  return new DataView(buffer);
}

/** A small file as a data URL. */
export const dataUrlOf = (file: Blob): Promise<string> =>
  read((reader) => {
    reader.readAsDataURL(file);
  });

/** Bytes as text, a character each. */
export const latinOf = ({ buffer }: DataView): string =>
  String.fromCharCode(...new Uint8Array(buffer as ArrayBuffer));
