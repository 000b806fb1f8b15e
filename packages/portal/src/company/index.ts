/** What a company is told by: its address, the places where it receives wines, and the papers of its registration. */

export { AddressFields } from './address-fields.tsx';
export { PlaceFields } from './place-fields.tsx';
export {
  chosenPlace,
  KEPT_PLACE,
  NEW_ADDRESS,
  NO_PLACE,
  type PlaceValues,
  placeRules,
} from './place-values.ts';
export { RecipientFields } from './recipient-fields.tsx';
export { RegistrationFiles } from './registration-files.tsx';
