import * as v from 'valibot'
import type { GlanceError, Sent } from '../../errors'
import { aborted, deadlineExceeded, isClientError, type ServiceAnswer } from '../errors'
import { words } from '../errors/words'
import type { ServiceAddress } from './address'
import { type Clock, Deadline } from './clock'
import { type Answer, exchange, type FetchFunction } from './exchange'
import { parseAnswer, readJson } from './parse-answer'
import { readRefusal, refuse } from './refuse'
import { isTransient, MAX_ATTEMPTS, mayBeAccepted, retryDelay } from './retry'
import type { Scrub } from './scrub'

/** Options of every call. */
export interface CallOptions {
  /** Ends the call, its waits and its polling with `aborted`. */
  signal?: AbortSignal
  /** Time for one request with its whole answer, ms. */
  timeoutMs?: number
  /** Time for the whole call with repeats, waits and polling, ms. */
  deadlineMs?: number
  /** How often a request that may be repeated is sent at most; four times when left out. */
  attempts?: number
}

/** One request to the service and what its answer looks like. */
export interface ServiceRequest<S extends v.GenericSchema> {
  method: 'GET' | 'POST' | 'PUT'
  /** Relative to the base URL; ids in it are already encoded. */
  path: string
  /** JSON text. */
  body?: Blob | string
  /** Names JSON as the content type even without a body. */
  contentType?: boolean
  schema: S
  /** Answers of this form count whatever their HTTP status. */
  anyStatus?: v.GenericSchema<unknown, v.InferOutput<S>>
  /** Whether sending it twice does no harm; only then is it ever sent twice. */
  repeatable: boolean
  /** The endpoint's own meaning of an error answer; null leaves it to the common one. */
  explain?: ((refusal: ServiceAnswer) => GlanceError | null) | undefined
}

export interface TransportOptions {
  address: ServiceAddress
  key: string
  fetch: FetchFunction
  clock: Clock
  scrub: Scrub
  timeoutMs: number
  deadlineMs: number
}

// Markdown and links: far more than any answer of the interface needs.
const MAX_JSON_BYTES = 8_000_000

/** Sends requests with the key, within a deadline, repeats those that may be repeated, and parses the answers. */
export class Transport {
  readonly clock: Clock
  readonly host: string
  readonly scrub: Scrub
  readonly #options: TransportOptions

  constructor(options: TransportOptions) {
    this.#options = options
    this.clock = options.clock
    this.host = options.address.host
    this.scrub = options.scrub
  }

  /** The time the call has from now on. */
  deadline(options: CallOptions): Deadline {
    return new Deadline(this.clock, options.deadlineMs ?? this.#options.deadlineMs)
  }

  /** Calls an endpoint of the service, with the key. Its address is always below the base URL. */
  async request<S extends v.GenericSchema>(
    request: ServiceRequest<S>,
    options: CallOptions,
    deadline = this.deadline(options)
  ): Promise<v.InferOutput<S>> {
    const { address, key } = this.#options
    const headers: Record<string, string> = {
      accept: 'application/json',
      authorization: `Bearer ${key}`
    }
    if (request.body !== undefined || request.contentType)
      headers['content-type'] = 'application/json'
    const init = { method: request.method, headers, body: request.body ?? null }
    const attempt = async (): Promise<v.InferOutput<S>> => {
      const url = address.base + request.path
      const answer = await this.#exchange(url, init, options, deadline, MAX_JSON_BYTES)
      if (answer.status >= 200 && answer.status < 300) {
        return parseAnswer(answer, request.schema, address.host)
      }
      if (request.anyStatus !== undefined) {
        const parsed = v.safeParse(request.anyStatus, readJson(answer))
        if (parsed.success) return parsed.output
      }
      const refusal = readRefusal(answer, this.scrub, this.clock.now())
      throw request.explain?.(refusal) ?? refuse(address.host, refusal, answer)
    }
    const attempts = request.repeatable ? (options.attempts ?? MAX_ATTEMPTS) : 1
    try {
      return await this.repeat(attempt, attempts, options, deadline)
    } catch (error) {
      throw !request.repeatable && mayBeAccepted(error)
        ? error.withAdvice(words().mayBeAccepted)
        : error
    }
  }

  /** Fetches a link to storage, without the key. Resolves whatever the HTTP status. */
  fetchLink(
    url: string,
    maxBytes: number,
    options: CallOptions,
    deadline: Deadline
  ): Promise<Answer> {
    return this.#exchange(url, { method: 'GET' }, options, deadline, maxBytes)
  }

  /** Runs an attempt until it succeeds, fails for good, or attempts or time run out. */
  async repeat<T>(
    attempt: () => Promise<T>,
    attempts: number,
    options: CallOptions,
    deadline: Deadline
  ): Promise<T> {
    let last: GlanceError | null = null
    for (let made = 1; ; made++) {
      try {
        return await attempt()
      } catch (error) {
        if (last !== null && isClientError(error, 'deadline_exceeded')) {
          throw deadlineExceeded(deadline.ms, last.sent, last)
        }
        if (!isTransient(error) || made >= attempts) throw error
        const delay = retryDelay(error, made, this.clock.random())
        if (delay >= deadline.remaining()) throw error
        last = error
        await this.wait(delay, options.signal, error.sent)
      }
    }
  }

  /** Waits; an abort becomes `aborted` that knows whether something was sent before. */
  async wait(ms: number, signal: AbortSignal | undefined, sent: Sent): Promise<void> {
    try {
      await this.clock.sleep(ms, signal)
    } catch (error) {
      if (signal?.aborted !== true) throw error
    }
    if (signal?.aborted === true) throw aborted(sent)
  }

  async #exchange(
    url: string,
    init: RequestInit,
    options: CallOptions,
    deadline: Deadline,
    maxBytes: number
  ): Promise<Answer> {
    const timeoutMs = options.timeoutMs ?? this.#options.timeoutMs
    const remaining = deadline.remaining()
    if (remaining === 0) throw deadlineExceeded(deadline.ms, 'no')
    return exchange(this.#options.fetch, url, init, {
      ms: Math.min(timeoutMs, remaining),
      kind: timeoutMs <= remaining ? 'timeout' : { deadlineMs: deadline.ms },
      maxBytes,
      signal: options.signal
    })
  }
}
