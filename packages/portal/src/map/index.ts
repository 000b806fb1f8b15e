/** The map of the house: its own drawing of the capital area, under Kakao's where the operator has a key. */
export { AreaMap, MapPin } from './area-map.tsx';
export { MAP, placeOnMap } from './map-geography.ts';
