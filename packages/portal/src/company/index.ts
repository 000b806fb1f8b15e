/** What a company is told by: its address, and the papers of its registration. */

export { AddressSearch } from './address-search.tsx';
export { RegistrationFiles } from './registration-files.tsx';
