import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll } from 'vitest'
import { KEY, type Provider } from './providers'

interface Scored {
  score: number
  map: string
}

/** Every field that some answer has; a test looks at those that its answer must have. */
export interface Body {
  id: string
  location: string
  status: string
  _internal_exposed_id: string
  outputs: {
    attention: { attentionMap: string; perceptionMap: string; hotspotsMap: string }
    clarity: Scored
    excitingness: Scored
    input: { image: string }
  }
  error: { code: string; message: string }
  success: boolean
  msg: string
  data: string
  url: string
  title: string
  created_at: string
  meta: Record<string, string>
}

export interface Answer {
  status: number
  headers: Headers
  body: Body
}

/** Between two looks at a result, ms: most are there at once, and who asks for long takes the time of who computes. */
const FIRST_PAUSE = 3
const LONGEST_PAUSE = 50

/** Calls of a provider that is started before the tests around and stopped after them. */
export function apiOf(start: () => Promise<Provider>): Api {
  let started: Provider
  beforeAll(async () => {
    started = await start()
  })
  afterAll(() => started.stop())
  return new Api({
    get baseUrl() {
      return started.baseUrl
    },
    fetch: (request) => started.fetch(request),
    pass: (ms) => started.pass(ms),
    stop: () => started.stop()
  })
}

/** Calls a server over HTTP. */
export function apiOver({ baseUrl, stop }: Pick<Provider, 'baseUrl' | 'stop'>): Api {
  return new Api({ baseUrl, fetch: (request) => fetch(request), pass: () => undefined, stop })
}

/** Calls a provider below its base URL, with the key unless other headers are given. */
export class Api {
  constructor(readonly provider: Provider) {}

  get(path: string, headers: HeadersInit = { authorization: `Bearer ${KEY}` }): Promise<Answer> {
    return this.call(path, { headers })
  }

  post(path: string, body?: unknown, method = 'POST'): Promise<Answer> {
    return this.call(path, {
      method,
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) })
    })
  }

  put(path: string, body: unknown): Promise<Answer> {
    return this.post(path, body, 'PUT')
  }

  async call(path: string, init: RequestInit): Promise<Answer> {
    const response = await this.provider.fetch(new Request(this.provider.baseUrl + path, init))
    const { status, headers } = response
    const text = await response.text()
    return { status, headers, body: (text === '' ? {} : JSON.parse(text)) as Body }
  }

  /** Fetches a link as it is, without the key. */
  link(url: string, headers: HeadersInit = {}): Promise<Response> {
    return this.provider.fetch(new Request(url, { headers }))
  }

  /** Creates an image analysis and returns its screenshot id. */
  async create(image: Buffer, extra: object = {}, input: object = {}): Promise<string> {
    const answer = await this.post('/analyses', imageRequest(image, extra, input))
    if (answer.status !== 201) throw new Error(`Refused: ${JSON.stringify(answer.body)}`)
    return answer.body.id
  }

  /** Polls until an analysis is no longer pending, and returns its result. */
  settled(id: string): Promise<Body> {
    return this.poll(`/analyses/${id}`, (body) => body.status !== 'pending')
  }

  /** Polls until an ad is no longer pending, and returns its result. */
  settledAd(id: string): Promise<Body> {
    return this.poll(`/ad-visibility/${id}`, (body) => body.status !== 'pending')
  }

  /** Polls until a video is no longer pending, and returns its result. */
  settledVideo(id: string): Promise<Body> {
    return this.poll(`/analyses/video/${id}`, (body) => body.status !== 'pending')
  }

  /** Puts a file to a fresh upload link, and returns the link. */
  async upload(file: Blob): Promise<string> {
    const { url } = (await this.get('/upload-urls')).body
    const response = await this.putFile(url, file)
    if (response.status !== 200) throw new Error(`Refused: ${await response.text()}`)
    return url
  }

  /** Sends a file as it is, without the key. */
  putFile(url: string, file: BodyInit, headers: HeadersInit = {}): Promise<Response> {
    return this.provider.fetch(new Request(url, { method: 'PUT', body: file, headers }))
  }

  /** Uploads a film, creates its analysis and returns the id. */
  async createVideo(file: Blob, input: object = { title: 'A film' }): Promise<string> {
    const content = await this.upload(file)
    const answer = await this.post('/analyses/video', { input: { content, ...input } })
    if (answer.status !== 201) throw new Error(`Refused: ${JSON.stringify(answer.body)}`)
    return answer.body.id
  }

  /** Triggers a text and polls until it is there. */
  async written(kind: string, analysisId: string): Promise<Body> {
    await this.post(`/analyses/${kind}/${analysisId}`)
    return this.poll(`/analyses/${kind}/${analysisId}`, (body) => body.status === 'completed')
  }

  private async poll(path: string, isDone: (body: Body) => boolean): Promise<Body> {
    for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE)) {
      const { body } = await this.get(path)
      if (isDone(body)) return body
      await sleep(pause)
    }
  }
}

export function imageRequest(image: Buffer, extra: object = {}, input: object = {}): object {
  return {
    input: {
      type: 'image',
      content: image.toString('base64'),
      medium: 'generic',
      title: 'A page',
      ...input
    },
    ...extra
  }
}

export const ALL_PREDICTIONS = { predictions: { attention: {}, clarity: {}, excitingness: {} } }
