/** Where in the interface a request belongs; `canvas` are calls of Figma's main thread. */
export type Phase = 'canvas' | 'upload' | 'create' | 'poll' | 'download' | 'brief' | 'texts'

export function phaseOf({ method, url }: Pick<Request, 'method' | 'url'>): Phase {
  const { pathname } = new URL(url)
  if (pathname.endsWith('/upload-urls') || (method === 'PUT' && pathname.includes('/storage/'))) {
    return 'upload'
  }
  if (pathname.includes('/storage/')) return 'download'
  if (pathname.includes('/update-meta/')) return 'brief'
  if (/\/(summary|recommendations)\//.test(pathname)) return 'texts'
  return method === 'POST' ? 'create' : 'poll'
}
