import type { IconDrawing } from './controls/icon.tsx';

export * from './icons/browsing.ts';

/**
 * Drawings on a field of 24 × 24 in strokes of 1.6; a filled one says so itself. One constant each, so that a bundle
 * carries only those which its screens draw; those of the first pages stand in a file of their own.
 */
export const searchIcon = 'M11 4.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM20 20l-4.4-4.4';
export const chatIcon = 'M4.5 5h15a.5.5 0 0 1 .5.5v10a.5.5 0 0 1-.5.5H9l-5 4V5.5a.5.5 0 0 1 .5-.5Z';
export const userIcon =
  'M12 4.4a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2ZM5 20c.8-3.7 3.7-5.6 7-5.6s6.2 1.9 7 5.6';
export const backIcon = 'm14.5 5-7 7 7 7';
export const menuIcon = 'M4 7h16M4 12h16M4 17h11';
export const chevronUpIcon = 'm6 15 6-6 6 6';
export const sortIcon = 'm8 9.5 4-4 4 4M8 14.5l4 4 4-4';
export const phoneIcon =
  'M5 4h3.5l1.7 4.3-2.1 1.5a12 12 0 0 0 6.1 6.1l1.5-2.1L20 15.5V19a1 1 0 0 1-1.1 1C11 19.3 4.7 13 4 5.1A1 1 0 0 1 5 4Z';
export const mailIcon = 'M4 6h16v12H4V6ZM4.5 6.5 12 13l7.5-6.5';
export const pinIcon =
  'M12 21s-6.5-5.8-6.5-11a6.5 6.5 0 0 1 13 0c0 5.2-6.5 11-6.5 11ZM12 7.6a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8Z';
export const eyeIcon =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z';
export const eyeOffIcon =
  'M4 4l16 16M9.8 5.8A8.6 8.6 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.4M6.3 7.6A16.4 16.4 0 0 0 2.5 12S6 18.5 12 18.5c1.6 0 3-.4 4.2-1.1M10 10a3 3 0 0 0 4.1 4.1';
export const trashIcon = 'M4.5 7h15M9 7V4.5h6V7M6.5 7l.8 12.5h9.4L17.5 7M10.2 10.5v5.5M13.8 10.5v5.5';
export const editIcon =
  'm4.5 15.5-.7 4.7 4.7-.7L19.7 8.3a1.8 1.8 0 0 0 0-2.5l-1.5-1.5a1.8 1.8 0 0 0-2.5 0L4.5 15.5ZM13.5 6.5l4 4';
export const copyIcon = 'M9 9h11v11H9V9ZM15 9V4H4v11h5';
export const clockIcon = 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7.5V12l3.2 2';
export const arrowUpIcon = 'M12 19.5v-15M5.5 11 12 4.5 18.5 11';
export const warningIcon = 'M12 4 2.8 19.5h18.4L12 4ZM12 10v4.5M12 16.9v.2';
export const infoIcon = 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 11v5.5M12 7.6v.2';
export const successIcon = 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM8 12.3l2.8 2.8 5.2-5.6';
export const truckIcon =
  'M2.5 6h11v10h-11V6ZM13.5 9.5h4l4 3.5v3h-8V9.5ZM7 16a1.8 1.8 0 1 1 0 3.6A1.8 1.8 0 0 1 7 16ZM17.3 16a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6Z';
export const boxIcon = 'm12 3 8.5 4.5v9L12 21l-8.5-4.5v-9L12 3ZM3.5 7.5 12 12l8.5-4.5M12 12v9';
export const cameraIcon =
  'M4 7.5h3.5L9 5h6l1.5 2.5H20v11.5H4V7.5ZM12 9.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Z';
export const imageIcon = 'M4 5h16v14H4V5ZM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15.5 8a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z';
export const fileIcon = 'M6 3.5h8l4 4v13H6v-17ZM14 3.5v4h4M9 12.5h6M9 16h6';
export const paperclipIcon =
  'm19.5 11.5-7.8 7.8a4.7 4.7 0 0 1-6.7-6.7l8.2-8.2a3.1 3.1 0 0 1 4.5 4.5l-8.2 8.1a1.6 1.6 0 0 1-2.2-2.2l7.4-7.4';
export const sendIcon = 'M20.5 3.5 3.5 10l6.5 3.5L14 20.5l6.5-17ZM10 13.5l4-4';
export const calendarIcon = 'M4 6h16v14H4V6ZM4 10.5h16M8.5 3.5V8M15.5 3.5V8';
export const downloadIcon = 'M12 4v11M7 10.5l5 5 5-5M4.5 19.5h15';
export const logoutIcon = 'M14 4.5H5v15h9M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5';
export const refreshIcon = 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3l2.2 2.1M19.5 4.5v4.3h-4.3';
export const starIcon = 'm12 4 2.5 5.2 5.7.8-4.1 4 .9 5.7-5-2.7-5 2.7.9-5.7-4.1-4 5.7-.8L12 4Z';
export const moreIcon: IconDrawing = { d: 'M5.5 12h.01M12 12h.01M18.5 12h.01', strokeWidth: 2.6 };
export const shareIcon = 'M12 14.5V3.5M7.5 8 12 3.5 16.5 8M8 11.5H5v9h14v-9h-3';
export const zoomInIcon = `${searchIcon}M11 8.2v5.6M8.2 11h5.6`;
export const zoomOutIcon = `${searchIcon}M8.2 11h5.6`;
