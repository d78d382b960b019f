/**
 * Lets the browser draw and handle input before going on. A message comes back at once, where nested
 * timers are held back for 4 ms.
 */
export function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
