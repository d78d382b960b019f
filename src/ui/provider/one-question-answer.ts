/** What comes back to `askScript`. */
export type ScriptAnswer = { ok: true; answer: unknown } | { ok: false; message: string }

/** The script's side of `askScript`: answers each question through the port that came with it. */
export function answerQuestions(port: MessagePort, answer: (question: unknown) => unknown): void {
  port.onmessage = (event: MessageEvent) => {
    const reply = (found: ScriptAnswer): void => event.ports[0]?.postMessage(found)
    void Promise.resolve(event.data)
      .then(answer)
      .then(
        (found) => reply({ ok: true, answer: found }),
        (error: unknown) =>
          reply({ ok: false, message: error instanceof Error ? error.message : String(error) })
      )
  }
}
