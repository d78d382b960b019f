/** A fault put into the source, which the soak must report. */
export interface Plant {
  name: string
  file: string
  was: string
  becomes: string
  /** Faults of the service that meet it; all where it is left out. */
  only?: RegExp
  /** A seed that meets it. */
  seed: number
  /** What is reported of it. */
  reported: RegExp
}

const DRIVE = 'src/ui/run/drive-run.ts'

/** The first four are what `npm test` runs. */
export const PLANTS: readonly Plant[] = [
  {
    name: 'a create call that is sent twice',
    file: 'src/client/core/transport.ts',
    was: 'const attempts = request.repeatable ? (request.attempts ?? MAX_ATTEMPTS) : 1',
    becomes: 'const attempts = request.attempts ?? MAX_ATTEMPTS',
    only: /^500|refused/,
    seed: 5,
    reported: /creates of .* for/
  },
  {
    name: 'a result that is dropped',
    file: DRIVE,
    was: 'if (entry.value !== null && left.value === null) await',
    becomes: 'if (entry.value !== null) await',
    seed: 1,
    reported: /was accepted, and is/
  },
  {
    name: 'a key that goes with a link',
    file: 'src/client/core/transport.ts',
    was: "{ method: 'GET' }, options, deadline, maxBytes",
    becomes:
      "{ method: 'GET', headers: { authorization: this.#options.key } }, options, deadline, maxBytes",
    seed: 1,
    reported: /the key, or none, at/
  },
  {
    name: 'a key that is shown with an error',
    file: 'src/client/core/scrub.ts',
    was: ".replace(secret, '[key]')",
    becomes: '',
    only: /repeats the key/,
    seed: 3,
    reported: /the key is in the file, or told/
  },
  {
    name: 'an id that is not noted',
    file: DRIVE,
    was: 'await write(accepted).catch(unnoted)',
    becomes: 'void unnoted',
    seed: 4,
    reported: /which is not noted/
  },
  {
    name: 'a result of another analysis that is taken',
    file: 'src/client/endpoints/analysis-endpoint.ts',
    was: 'if (result.id !== id) throw',
    becomes: 'if (result.id === "") throw',
    only: /^another analysis/,
    seed: 3,
    reported: /of somebody else's/
  },
  {
    name: 'a poll that failed, taken for the end',
    file: 'src/client/core/poll.ts',
    was: 'if (!mayPass(error, failure)) throw error',
    becomes: 'if (mayPass(error, failure)) throw error',
    only: /^500/,
    seed: 3,
    reported: /was not asked for again/
  },
  {
    name: 'a busy service that is not waited for',
    file: 'src/client/core/retry.ts',
    was: 'return Math.min(asked, LONGEST_RETRY_AFTER_MS)',
    becomes: 'return 0',
    only: /^429 with a wait$/,
    seed: 1,
    reported: /ms before it may/
  },
  {
    name: 'a busy service that frames do not wait for',
    file: 'src/ui/provider/service-frames.ts',
    was: 'await sleep(wait, signal)',
    becomes: 'await sleep(0, signal)',
    only: /^429 with a wait$/,
    seed: 18,
    reported: /ms before it may/
  },
  {
    name: 'a result of which all maps failed',
    file: 'src/ui/run/collect-maps.ts',
    was: 'failures.length === wanted.length',
    becomes: 'failures.length > wanted.length',
    seed: 30,
    reported: /was placed without a map/
  },
  {
    name: 'a cancelled entry that stays',
    file: DRIVE,
    was: 'if (entry.value !== null && left.value === null) await',
    becomes:
      "if (entry.value !== null && left.value === null && run.value.state !== 'cancelled') await",
    seed: 73,
    reported: /was cancelled, and is kept/
  },
  {
    name: 'a run that is never cancelled',
    file: 'src/ui/run/track-work.ts',
    was: "control.abort(new DOMException('Cancelled.', 'AbortError'))",
    becomes: '',
    seed: 6,
    reported: /which is cancelled/
  }
]
