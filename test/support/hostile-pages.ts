import type { RequestListener } from 'node:http'

/** What a page can do to take time or memory without end. Each is a script, run as soon as there is a heading. */
const SCRIPTS = {
  'WebGL textures': `const gl = document.createElement('canvas').getContext('webgl2')
    const pixels = new Uint8Array(4096 * 4096 * 4)
    for (let i = 0; i < 400; i++) {
      gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, 4096, 4096, 0, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
      if (i % 8 === 7) gl.finish()
    }`,
  'WebAssembly memory': `for (let i = 0; i < 40; i++) {
    const memory = new WebAssembly.Memory({ initial: 16384, maximum: 65536 })
    new Uint8Array(memory.buffer).fill(1)
    kept.push(memory)
  }`,
  'typed arrays of Workers': inWorkers(8, `for (;;) kept.push(new Uint8Array(64e6).fill(1))`),
  'endless moving on': `location = '?' + Math.random()`,
  'endless windows': `const more = () => { open('?' + Math.random()); setTimeout(more) }; more(); for (let i = 0; i < 50; i++) open('about:blank')`,
  'endless console': `for (let text = 'x'.repeat(1e6); ; ) console.log(text)`,
  'endless loop': `for (;;);`
}

export type HostilePage = keyof typeof SCRIPTS

/** Where a page of a name is. */
export function hostileAddress(name: HostilePage): string {
  return `/${encodeURIComponent(name)}`
}

function inWorkers(count: number, script: string): string {
  const source = JSON.stringify(`const kept = []; ${script}; setInterval(() => kept, 1e6)`)
  return `const source = URL.createObjectURL(new Blob([${source}]))
    for (let i = 0; i < ${count}; i++) kept.push(new Worker(source))`
}

const HTML = { 'content-type': 'text/html; charset=utf-8' }

/** Answers with the hostile page of a name. */
export const serveHostile: RequestListener = (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://site.example')
  const name = decodeURIComponent(pathname.slice(1))
  const script = (SCRIPTS as Partial<Record<string, string>>)[name]
  if (script === undefined) {
    response.writeHead(404, HTML).end('<h1>Not found</h1>')
    return
  }
  response.writeHead(200, HTML)
  response.end(
    `<!doctype html><h1>${name}</h1><script>const kept = []; setTimeout(() => {${script}})</script>`
  )
}
