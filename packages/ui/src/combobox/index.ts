/// <reference types="../css" />
export { ComboboxField } from './combobox-field';
export { noteOf } from './note-of';
export { stillFitting } from './still-fitting';
