// What runs before anything is installed has the error; other packages get it here.
export { PlainError } from '../../../tools/plain-error.mjs';
