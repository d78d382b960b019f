import { createHash, X509Certificate } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:https'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { processOf } from '../../../src/node/browser/launch-browser'
import { createPageCapture } from '../../../src/node/pages/capture-page'
import type { PageRequest } from '../../../src/service'
import { sharedBrowser } from '../../support/browser'
import { playPages } from '../../support/play-pages'
import { PUBLIC_HOST, playAdmit, type PlaySite, playSite } from '../../support/play-site'
import { SELF_SIGNED } from '../../support/self-signed'

/** For pages that never come to an end. */
const HURRY = { loadMs: 2_000, quietMs: 100, arrivalMs: 100 }

const browser = sharedBrowser()
const capture = createPageCapture({ browser, admit: playAdmit })
const hurried = createPageCapture({ browser, admit: playAdmit, limits: HURRY })
let site: PlaySite
beforeAll(async () => {
  site = await playSite(playPages)
})
afterAll(async () => {
  await browser.stop()
  await site.stop()
})

const page = (path: string, changes: Partial<PageRequest> = {}): PageRequest => ({
  url: path.startsWith('/') ? site.url(path) : path,
  medium: 'desktopWeb',
  removeCookieBanner: false,
  ...changes
})

/** Whether the lower half of a capture is covered by the banner's dark blue. */
async function isCovered(png: Uint8Array): Promise<boolean> {
  const { dominant } = await sharp(png)
    .extract({ left: 0, top: 600, width: 1440, height: 300 })
    .stats()
  return dominant.r < 100
}

describe('a captured page', () => {
  it.each([
    ['desktopWeb', { width: 1440, height: 900 }, '1440,900,1,0,false'],
    ['mobileWeb', { width: 780, height: 1688 }, '390,844,2,1,true']
  ] as const)('is the first screen, for %s', async (medium, size, seen) => {
    const { file } = await capture(page('/size', { medium }))
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', ...size })
    expect(site.requests.at(-1)?.url).toBe(`/report?${seen}`)
  })

  it('is the page that a redirect leads to, by the server or by the page', async () => {
    const expected = await capture(page('/'))
    expect(await capture(page('/away'))).toEqual(expected)
    expect(await capture(page('/moves-on'))).toEqual(expected)
  })

  it('is waited for where it moves on a moment after it has loaded', async () => {
    const expected = await capture(page('/'))
    expect(await capture(page('/refreshes'))).toEqual(expected)
    expect(await capture(page('/refreshes-by-header'))).toEqual(expected)
    expect(await capture(page('/moves-on-late'))).toEqual(expected)
  })

  it('is waited for where it is drawn after it has loaded, up to a limit', async () => {
    const whole = await capture(page('/drawn-late'))
    expect((await sharp(whole.file).stats()).entropy).toBeGreaterThan(0)
    expect(whole.isEarly).toBe(false)
    const blank = await hurried(page('/drawn-late'))
    expect((await sharp(blank.file).stats()).entropy).toBe(0)
    expect(blank.isEarly).toBe(true)
  })

  it('may be on a secure site', async () => {
    const { publicKey } = new X509Certificate(SELF_SIGNED.cert)
    const hash = createHash('sha256').update(publicKey.export({ type: 'spki', format: 'der' }))
    const trusting = sharedBrowser([
      `--ignore-certificate-errors-spki-list=${hash.digest('base64')}`
    ])
    const secure = await playSite(playPages, createServer(SELF_SIGNED))
    const url = `https://${PUBLIC_HOST}:${secure.port}/`
    const captured = await createPageCapture({ browser: trusting, admit: playAdmit })(page(url))
    expect(captured).toEqual(await capture(page('/')))
    await trusting.stop()
    await secure.stop()
  })

  it.each(['/half', '/image-never-comes', '/font-never-comes'])(
    'is taken as it stands when it never stops loading: %s',
    async (path) => {
      const { file } = await hurried(page(path))
      const { entropy } = await sharp(file).stats()
      expect(entropy).toBeGreaterThan(0)
    }
  )

  it('may ask and open what it likes: it gets no answer, and its popups close', async () => {
    expect((await capture(page('/asks'))).file).toBeInstanceOf(Uint8Array)
  })

  it('leaves nothing behind for the next one', async () => {
    await browser.use(async (running) => expect(running.contexts()).toHaveLength(0))
  })
})

describe('a cookie banner', () => {
  it('stays unless its removal is asked for', async () => {
    const { file } = await capture(page('/banner'))
    expect(await isCovered(file)).toBe(true)
  })

  it('is rejected and gone when its removal is asked for', async () => {
    const { file } = await capture(page('/banner', { removeCookieBanner: true }))
    expect(await isCovered(file)).toBe(false)
    expect(site.requests.map(({ url }) => url)).toContain('/rejected')
  })

  it('that cannot be removed is captured with its page', async () => {
    const limits = { removalMs: 1_000 }
    const impatient = createPageCapture({ browser, admit: playAdmit, limits })
    const { file } = await impatient(page('/stubborn-banner', { removeCookieBanner: true }))
    expect(await isCovered(file)).toBe(true)
  })
})

describe('a page that cannot be captured', { tags: ['thorough'] }, () => {
  it.each([
    ['does not exist', '/missing', 'page_error', /404/],
    ['is broken', '/broken', 'page_error', /500/],
    ['moves to one that does not exist', '/moves-to-missing', 'page_error', /404/],
    ['asks for a password', '/password', 'page_password', /^The page asks for a password\.$/],
    ['asks for one by itself', '/login', 'page_password', /password/],
    ['is a PDF', '/report.pdf', 'page_not_html', /./],
    ['is a picture', '/picture.png', 'page_not_html', /image\/png/],
    ['is plain text', '/text', 'page_not_html', /text\/plain/],
    ['is a download', '/download', 'page_not_html', /./],
    ['is nothing', '/nothing', 'page_not_html', /./],
    ['redirects endlessly', '/endless', 'page_unreachable', /redirects/],
    ['is on no site', 'https://nowhere.example/', 'page_unreachable', /nowhere\.example/],
    ['is private', 'http://192.168.1.1/', 'page_not_public', /192\.168\.1\.1/],
    ['is private by name', 'https://intranet.example/', 'page_not_public', /intranet\.example/],
    ['is this machine', 'http://[::1]:8080/', 'page_not_public', /::1/],
    ['is this machine, disguised', 'http://0x7f.1:8080/', 'page_not_public', /127\.0\.0\.1/],
    ['is half public', 'https://mixed.example/', 'page_not_public', /mixed\.example/],
    ['redirects to this machine', '/to-loopback', 'page_not_public', /127\.0\.0\.1/],
    ['redirects to a private name', '/to-private-name', 'page_not_public', /intranet\.example/],
    ['moves to a private address', '/moves-to-private', 'page_not_public', /10\.0\.0\.1/],
    ['uses a port of another service', `http://${PUBLIC_HOST}:25/`, 'page_not_public', /./],
    ['is a file', 'file:///etc/passwd', 'page_not_public', /./],
    ['is a page of the browser', 'chrome://version/', 'page_not_public', /./],
    ['is text of its own', 'data:text/html,hello', 'page_not_public', /./]
  ])('since it %s: %s', async (_, url, code, message) => {
    await expect(capture(page(url))).rejects.toMatchObject({
      name: 'InputError',
      code,
      message: expect.stringMatching(message)
    })
  })

  it.each([
    ['never answers', '/never'],
    ['shows nothing', '/script-never-comes'],
    ['is stuck in its script', '/stuck']
  ])('since it %s', async (_, path) => {
    await expect(hurried(page(path))).rejects.toMatchObject({ code: 'page_timeout' })
  })

  it('since its picture takes too long to be taken', async () => {
    const limits = { screenshotMs: 1 }
    const brief = createPageCapture({ browser, admit: playAdmit, limits })
    await expect(brief(page('/'))).rejects.toMatchObject({
      name: 'InputError',
      code: 'page_timeout'
    })
  })

  it('since no authority vouches for its certificate', async () => {
    const secure = await playSite(playPages, createServer(SELF_SIGNED))
    const url = `https://${PUBLIC_HOST}:${secure.port}/`
    await expect(capture(page(url))).rejects.toMatchObject({
      code: 'page_unreachable',
      message: expect.stringContaining('certificate')
    })
    expect(secure.requests).toHaveLength(0)
    await secure.stop()
  })

  it('since there is no browser', async () => {
    const none = sharedBrowser()
    await none.stop()
    await expect(createPageCapture({ browser: none })(page('/'))).rejects.toMatchObject({
      code: 'page_capture_unavailable'
    })
  })

  it('since the service stops meanwhile', async () => {
    const silent = await playSite(() => undefined)
    const other = sharedBrowser()
    const capturing = createPageCapture({ browser: other, admit: playAdmit })(page(silent.url('/')))
    const stopping = once(silent.server, 'request').then(() => other.stop())
    await expect(capturing).rejects.toMatchObject({
      code: 'page_capture_unavailable',
      message: 'The service is stopping.'
    })
    await stopping
    await silent.stop()
  })
})

describe('a browser that stops by itself', { tags: ['thorough'] }, () => {
  it('is no fault of the page: it is captured in another', async () => {
    const other = sharedBrowser()
    let pid = 0
    await other.use(async (running) => {
      pid = processOf(running)!
    })
    let requests = 0
    const host = await playSite((_, response) => {
      requests += 1
      if (requests === 1) process.kill(-pid, 'SIGKILL')
      else response.setHeader('content-type', 'text/html').end('<!doctype html><h1>Here</h1>')
    })
    const capturing = createPageCapture({ browser: other, admit: playAdmit })
    expect((await capturing(page(host.url('/')))).file).toBeInstanceOf(Uint8Array)
    await other.stop()
    await host.stop()
  })
})

describe('from inside a page', () => {
  /** Captures a page that runs a script. */
  const run = async (script: string, limits = {}): Promise<void> => {
    const host = await playSite((_, response) => {
      response.setHeader('content-type', 'text/html')
      response.end(`<!doctype html><h1>Script</h1><script>${script}</script>`)
    })
    try {
      const only = createPageCapture({ browser, admit: playAdmit, limits })
      await only(page(host.url('/'))).catch(() => undefined)
    } finally {
      await host.stop()
    }
  }

  it.each([
    ['an image', (url: string) => `new Image().src = '${url}'`],
    ['a request', (url: string) => `fetch('${url}', { mode: 'no-cors' })`],
    [
      'a frame',
      (url: string) =>
        `document.body.append(Object.assign(document.createElement('iframe'), { src: '${url}' }))`
    ],
    ['a WebSocket', (url: string) => `new WebSocket('${url.replace('http', 'ws')}')`],
    [
      'a Worker’s request',
      (url: string) =>
        `new Worker(URL.createObjectURL(new Blob(["fetch('${url}', { mode: 'no-cors' })"])))`
    ],
    ['a beacon', (url: string) => `navigator.sendBeacon('${url}')`],
    ['a popup', (url: string) => `open('${url}')`],
    [
      'a form',
      (url: string) =>
        `const f = document.createElement('form'); f.action = '${url}'; document.body.append(f); f.submit()`
    ],
    [
      'a preload',
      (url: string) =>
        `document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: '${url}' }))`
    ]
  ])('a public place can be reached, and nothing else of this machine: %s', async (_, script) => {
    const place = await playSite((_, response) => response.end('secret'))
    const hosts = ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433']
    await run(hosts.map((host) => script(`http://${host}:${place.port}/`)).join('\n'))
    expect(place.requests).toHaveLength(0)
    await run(script(place.url('/')))
    const reached = new Set(place.requests.map(({ headers }) => headers.host))
    expect([...reached]).toEqual([`${PUBLIC_HOST}:${place.port}`])
    await place.stop()
  })

  it('nothing can be reached by WebRTC', async () => {
    const socket = createSocket('udp4')
    let packets = 0
    socket.on('message', () => packets++)
    socket.bind(0, '127.0.0.1')
    await once(socket, 'listening')
    await run(`
      const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${socket.address().port}' }] })
      peer.createDataChannel('x')
      peer.createOffer().then((offer) => peer.setLocalDescription(offer))
      fetch('/slow')
    `)
    expect(packets).toBe(0)
    socket.close()
  })

  it('no more requests come than are allowed', async () => {
    const before = site.requests.length
    const few = createPageCapture({ browser, admit: playAdmit, limits: { maxRequests: 20 } })
    await few(page('/many-requests')).catch(() => undefined)
    expect(site.requests.length - before).toBeLessThan(100)
  })
})
