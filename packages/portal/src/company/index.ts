/** What a company is told by: its address, and the papers of its registration. */

export { AddressFields } from './address-fields.tsx';
export { RegistrationFiles } from './registration-files.tsx';
