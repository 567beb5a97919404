import { IMPORT_LIMITS } from '@hand-receipt/contracts';
import { fileProblem } from './file-choice';

test.each([
  ['arms-room.csv', 120, null],
  ['arms-room.txt', IMPORT_LIMITS.bytes, null],
  ['arms-room.XLSX', 120, null],
  ['arms-room.XLS', 120, 'arms-room.XLS cannot be read. Save it as .xlsx and choose that file.'],
  ['arms-room.csv', 0, 'arms-room.csv is empty.'],
  ['arms-room.csv', IMPORT_LIMITS.bytes + 1, 'arms-room.csv is too large: at most 16 MB is taken.'],
])('%s of %d bytes', (name, size, problem) => {
  expect(fileProblem({ name, size })).toBe(problem);
});
