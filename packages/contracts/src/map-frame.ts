/** Kakao's own map, in a document of the gateway's that a page shows in a frame; there where the operator has a key for it. */
export const MAP_FRAME_PATH = '/kakao-map';

/** A place in the frame's address, as often as there are places: `at=latitude,longitude,name`. The map begins at the first. */
export const MAP_FRAME_PLACE = 'at';

/** What the frame tells its page once the map is there. */
export const MAP_FRAME_READY = 'kakao-map-ready';
