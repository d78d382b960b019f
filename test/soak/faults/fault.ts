/** What may go wrong with one request. */
export interface Fault {
  name: string
  /** Whether the service has done what it was asked to all the same. */
  acts: boolean
  /** `real` is what the service answered, null where it was not asked. */
  answer: (request: Request, real: Response | null) => Promise<Response>
}

type Answer = Fault['answer']

/** Faults of requests that reached the service, by name. */
export function afterActing(answers: Record<string, Answer>): Fault[] {
  return Object.entries(answers).map(([name, answer]) => ({ name, acts: true, answer }))
}

/** Faults of requests that the service never saw. */
export function beforeActing(answers: Record<string, Answer>): Fault[] {
  return Object.entries(answers).map(([name, answer]) => ({ name, acts: false, answer }))
}

export async function bytesOf(real: Response | null): Promise<Uint8Array<ArrayBuffer>> {
  return real === null ? new Uint8Array(8) : new Uint8Array(await real.arrayBuffer())
}

/** An answer like the real one with another body. */
export function withBody(
  real: Response | null,
  body: BodyInit,
  headers: HeadersInit = real?.headers ?? {}
): Response {
  return new Response(body, { status: real?.status ?? 200, headers })
}

/** The id at the end of a request's address. */
export function idIn({ url }: Pick<Request, 'url'>): string {
  return new URL(url).pathname.split('/').at(-1) ?? ''
}
