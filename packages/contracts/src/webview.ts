/** Where a tab keeps what the app around it has said (`host/ready`, as JSON), in its `sessionStorage`. */
export const WEBVIEW_MEMORY = 'vitis-webview';

/** Mark of a document within the app, in its `dataset`: the app's system. */
export const WEBVIEW_MARK = 'webview';
