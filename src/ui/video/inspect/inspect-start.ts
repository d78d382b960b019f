/** Sent with the port to start the reader of video files, and back through the port when it is ready. */
export const INSPECT_START = 'glance-inspect'
