import { type Browser, chromium } from 'playwright-core'
import { installChromium } from './chromium'

/** Never the package's own list: it turns web security off, and CORS tests would prove nothing. */
const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  // Software WebGL: CanvasKit draws the playground's canvas with it.
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader'
]

/** Starts the test browser. The caller closes it. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, env } = await installChromium()
  return chromium.launch({
    executablePath,
    args: FLAGS,
    env: { ...(process.env as Record<string, string>), ...env }
  })
}
