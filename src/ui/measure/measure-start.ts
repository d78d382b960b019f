/** Sent with the port to start the Worker that measures map pictures, and back when it is ready. */
export const MEASURE_START = 'glance-measure'
