/**
 * Origins, besides the page's own, whose messages the webview bridge hears: the bundles of the mobile app.
 * Anything else that posts a message to the page is not the app. A shop of one's own names its own app's here, or none.
 */
export const HOST_APP_ORIGINS: readonly string[] = ['https://app.vitis.test', 'capacitor://localhost'];
