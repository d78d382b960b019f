import type { RequestListener } from 'node:http'

/** What a page can do to take time or memory without end. Each is a script, run as soon as there is a heading. */
const SCRIPTS: Record<string, string> = {
  'large canvases': `for (let i = 0; i < 400; i++) {
    const canvas = Object.assign(document.createElement('canvas'), { width: 8000, height: 8000 })
    const context = canvas.getContext('2d')
    context.fillRect(0, 0, 8000, 8000)
    document.body.append(canvas)
    kept.push(context.getImageData(0, 0, 8000, 8000))
  }`,
  'canvases of Workers': inWorkers(
    4,
    `for (;;) {
      const canvas = new OffscreenCanvas(8000, 8000)
      canvas.getContext('2d').fillRect(0, 0, 8000, 8000)
      kept.push(canvas, canvas.transferToImageBitmap())
    }`
  ),
  'WebGL textures': `const gl = document.createElement('canvas').getContext('webgl2')
    const pixels = new Uint8Array(4096 * 4096 * 4)
    for (let i = 0; i < 400; i++) {
      gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, 4096, 4096, 0, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
      if (i % 8 === 7) gl.finish()
    }`,
  'WebGL buffers': `const gl = document.createElement('canvas').getContext('webgl')
    const bytes = new Uint8Array(256e6).fill(1)
    for (let i = 0; i < 100; i++) {
      gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
      gl.bufferData(gl.ARRAY_BUFFER, bytes, gl.STATIC_DRAW)
      gl.finish()
    }`,
  'WebAssembly memory': `for (let i = 0; i < 40; i++) {
    const memory = new WebAssembly.Memory({ initial: 16384, maximum: 65536 })
    new Uint8Array(memory.buffer).fill(1)
    kept.push(memory)
  }`,
  'typed arrays': `for (;;) kept.push(new Uint8Array(64e6).fill(1))`,
  'typed arrays of Workers': inWorkers(8, `for (;;) kept.push(new Uint8Array(64e6).fill(1))`),
  objects: `for (;;) kept.push({ at: kept.length, text: String(kept.length) })`,
  strings: `for (let text = 'x'.repeat(1e6); ; ) kept.push((text + kept.length).split('').join('-'))`,
  blobs: `for (let i = 0; i < 200; i++) kept.push(URL.createObjectURL(new Blob([new Uint8Array(64e6).fill(i)])))`,
  IndexedDB: `indexedDB.open('kept').onupgradeneeded = ({ target: { result: base } }) => {
    const store = base.createObjectStore('kept', { autoIncrement: true })
    for (let i = 0; i < 200; i++) store.add(new Uint8Array(32e6).fill(i))
  }`,
  'millions of elements': `for (;;) {
    const list = document.createElement('div')
    for (let i = 0; i < 1e4; i++) list.append(Object.assign(document.createElement('p'), { textContent: i }))
    document.body.append(list)
  }`,
  'deep elements': `for (let at = document.body; ; ) for (let i = 0; i < 1e4; i++) at = at.appendChild(document.createElement('div'))`,
  'painted layers': `document.body.innerHTML = '<div style="position:absolute;width:8000px;height:8000px;will-change:transform;filter:blur(40px);background:repeating-conic-gradient(red 0 1deg,blue 2deg)"></div>'.repeat(300)`,
  'endless animation': `document.body.innerHTML = '<p style="backdrop-filter:blur(99px);position:fixed;inset:0;box-shadow:0 0 200px red">.</p>'.repeat(200)
    const turn = () => { document.body.style.filter = 'blur(' + Math.random() * 99 + 'px)'; requestAnimationFrame(turn) }
    turn()`,
  'large pictures': `for (let i = 0; i < 60; i++) {
    const picture = new Image(9000, 9000)
    picture.src = '/large.svg?' + i
    document.body.append(picture)
  }`,
  videos: `for (let i = 0; i < 500; i++) document.body.append(Object.assign(document.createElement('video'), { src: '/stream?' + i, autoplay: true, muted: true }))`,
  'frames in frames': `if (location.search.length < 9) for (let i = 0; i < 8; i++)
    document.body.append(Object.assign(document.createElement('iframe'), { src: (location.search || '?') + i }))`,
  'frames of many sites': `if (location.host.startsWith('site.')) for (let i = 0; i < 200; i++)
    document.body.append(Object.assign(document.createElement('iframe'), { src: '//of' + i + '.example:' + location.port + '/memory' }))`,
  'hundreds of Workers': inWorkers(500, `kept.push(new Uint8Array(8e6).fill(1))`),
  'service worker': `navigator.serviceWorker?.register('/service-worker.js'); for (;;) kept.push(new ArrayBuffer(1e6))`,
  'endless history': `for (let i = 0; ; i++) try { history.pushState('x'.repeat(1e5), '', '#' + i) } catch {}`,
  'endless moving on': `location = '?' + Math.random()`,
  'endless alerts': `for (;;) alert(confirm(prompt('again')))`,
  'endless windows': `const more = () => { open('?' + Math.random()); setTimeout(more) }; more(); for (let i = 0; i < 50; i++) open('about:blank')`,
  'endless printing': `for (;;) print()`,
  'endless console': `for (let text = 'x'.repeat(1e6); ; ) console.log(text)`,
  'endless console of many words': `for (;;) console.log(...Array(100).fill('word'))`,
  'endless requests': `for (;;) new Image().src = '/' + Math.random() + 'x'.repeat(1e5)`,
  'endless messages to the catcher': `const tell = window.autoconsentSendMessage ?? (() => {}); for (;;) tell({ type: 'eval', id: 'x', code: 'x'.repeat(1e6) })`,
  'endless frames': `for (;;) { const frame = document.createElement('iframe'); document.body.append(frame); frame.remove() }`,
  'endless loop': `for (;;);`,
  'endless promises': `const again = () => Promise.resolve().then(again); again()`
}

/** Their names. */
export const HOSTILE_PAGES = [...Object.keys(SCRIPTS), 'endless document']

/** Where a page of a name is. */
export function hostileAddress(name: string): string {
  return `/${encodeURIComponent(name)}`
}

function inWorkers(count: number, script: string): string {
  const source = JSON.stringify(`const kept = []; ${script}; setInterval(() => kept, 1e6)`)
  return `const source = URL.createObjectURL(new Blob([${source}]))
    for (let i = 0; i < ${count}; i++) kept.push(new Worker(source))`
}

const HTML = { 'content-type': 'text/html; charset=utf-8' }

/** Answers with the hostile page of a name, and what such pages load. */
export const serveHostile: RequestListener = (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://site.example')
  const name = decodeURIComponent(pathname.slice(1))
  const script = SCRIPTS[name]
  if (script !== undefined) {
    response.writeHead(200, HTML)
    response.end(
      `<!doctype html><h1>${name}</h1><script>const kept = []; setTimeout(() => {${script}})</script>`
    )
  } else if (name === 'memory') {
    response.writeHead(200, HTML).end('<script>window.kept = new Uint8Array(50e6).fill(1)</script>')
  } else if (name === 'large.svg') {
    response.writeHead(200, { 'content-type': 'image/svg+xml' })
    response.end(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9000 9000"><rect width="9000" height="9000" fill="red"/></svg>'
    )
  } else if (name === 'stream' || name === 'endless document') {
    response.writeHead(200, name === 'stream' ? { 'content-type': 'video/mp4' } : HTML)
    const part = '<p>more</p>'.repeat(1e4)
    const more = (): void => {
      while (!response.destroyed && response.write(part));
    }
    response.on('drain', more).on('error', () => undefined)
    more()
  } else {
    response.writeHead(404, HTML).end('<h1>Not found</h1>')
  }
}
