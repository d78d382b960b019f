/** Sent with the port to start the engine, and back through the port when it is ready. */
export const ENGINE_START = 'glance-engine'
