import type { RequestListener } from 'node:http'

/** Small pages for captures, by path. `never` paths take a request and do not answer it. */
const PAGES: Record<string, string> = {
  '/': `<h1>Coffee, roasted today</h1><p class=lead>Order before noon.</p><button>Order now</button>`,
  '/size': `<h1>Size</h1><script>
    fetch('/report?' + [innerWidth, innerHeight, devicePixelRatio, navigator.maxTouchPoints, /Mobile/.test(navigator.userAgent)])
  </script>`,
  // After autoconsent's rule "WP Cookie Notice for GDPR".
  '/banner': `<h1>Under the banner</h1>
    <div id=gdpr-cookie-consent-bar class=cover>We use cookies
      <button id=cookie_action_reject onclick="parentNode.remove(); fetch('/rejected')">Reject</button>
    </div>`,
  // The same, whose button does nothing.
  '/stubborn-banner': `<h1>Under the banner</h1>
    <div id=gdpr-cookie-consent-bar class=cover>We use cookies <button id=cookie_action_reject>Reject</button></div>`,
  '/blank': '',
  '/image-never-comes': `<h1>Image</h1><img src=/never alt="" width=10 height=10>`,
  '/font-never-comes': `<style>@font-face{font-family:F;src:url(/never)} h1{font-family:F,sans-serif}</style><h1>Font</h1>`,
  '/script-never-comes': `<script src=/never></script><h1>Script</h1>`,
  '/stuck': `<h1>Stuck</h1><script>for(;;);</script>`,
  '/asks': `<h1>Asks</h1><script>alert(1); confirm(2); prompt(3); open('/popup'); onbeforeunload = () => 'stay'</script>`,
  '/drawn-late': `<script>setTimeout(() => (document.body.innerHTML = '<h1>Here at last, after two and a half seconds</h1>'.repeat(3)), 2500)</script>`,
  '/refreshes': `<meta http-equiv=refresh content="1; url=/"><h1>You are being moved</h1>`,
  '/moves-on-late': `<h1>One moment, please</h1><script>setTimeout(() => (location = '/'), 900)</script>`,
  '/moves-on': `<script>location = '/'</script>`,
  '/moves-to-private': `<h1>Moves</h1><script>setTimeout(() => location = 'http://10.0.0.1/', 50)</script>`,
  '/moves-to-missing': `<h1>Moves</h1><script>setTimeout(() => location = '/missing', 50)</script>`,
  '/moves-to-file': `<h1>Moves</h1><script>setTimeout(() => location = 'file:///etc/passwd', 50)</script>`,
  '/many-requests': `<h1>Many</h1><script>for (let i = 0; i < 200; i++) fetch('/many?' + i)</script>`
}

const STYLE =
  '<style>body{font:24px sans-serif;margin:40px}.cover{position:fixed;inset:50% 0 0;background:#114}</style>'

/** Answers as small sites do, well and badly. */
export const playPages: RequestListener = (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://site.example')
  const page = PAGES[pathname]
  if (page !== undefined) {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(
      `<!doctype html><meta name=viewport content="width=device-width">${STYLE}<body>${page}`
    )
    return
  }
  const answer = ANSWERS[pathname]
  if (answer) answer(request, response)
  else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>')
}

function redirect(location: string): RequestListener {
  return (_, response) => response.writeHead(302, { location }).end()
}

function file(type: string, disposition = 'inline'): RequestListener {
  return (_, response) =>
    response
      .writeHead(200, { 'content-type': type, 'content-disposition': disposition })
      .end('content')
}

const ANSWERS: Record<string, RequestListener> = {
  '/never': () => undefined,
  '/half': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.write(`<!doctype html><h1>The first half</h1>${' '.repeat(4096)}`)
  },
  '/broken': (_, response) => response.writeHead(500, { 'content-type': 'text/html' }).end('Oh no'),
  '/password': (_, response) =>
    response.writeHead(401, { 'www-authenticate': 'Basic realm="Preview"' }).end('Sign in'),
  '/login': (_, response) =>
    response.writeHead(401, { 'content-type': 'text/html' }).end('Sign in'),
  '/nothing': (_, response) => response.writeHead(204).end(),
  '/report.pdf': file('application/pdf'),
  '/picture.png': file('image/png'),
  '/text': file('text/plain'),
  '/download': file('text/html', 'attachment; filename=page.html'),
  '/endless': redirect('/endless'),
  '/away': redirect('/'),
  '/refreshes-by-header': (_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html', refresh: '1; url=/' })
      .end('<h1>You are being moved, by a header of the answer</h1>'.repeat(4)),
  '/to-loopback': redirect('http://127.0.0.1:8080/'),
  '/to-private-name': redirect('https://intranet.example/')
}
