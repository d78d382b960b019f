/**
 * The other end of `start-script`: calls `begin` with the port as soon as the script is sent its word.
 * The same script runs in a Worker or, where none can start, in the panel: either gets its port this way.
 */
export function whenStarted(word: string, begin: (port: MessagePort) => void): void {
  addEventListener('message', (event: MessageEvent) => {
    const port = event.ports[0]
    if (event.data !== word || port === undefined) return
    begin(port)
    port.postMessage(word)
  })
}
