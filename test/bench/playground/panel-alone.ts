import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Browser, FrameLocator, Page } from 'playwright-core'
import { nodeRenderer } from '../../support/node-renderer'
import { openDocument } from '../../../src/playground/host/open-document'
import {
  contentSecurityPolicy,
  panelSource,
  themeDeclarations
} from '../../../src/playground/page/panel/panel-document'
import { buildSamples } from '../../../src/playground/samples/build'
import { readBuiltPlugin } from '../../support/built-plugin'
import { FakePanel, startPlugin } from '../../support/host'

/** The built panel in a browser that draws nothing else. */
export interface PanelAlone {
  page: Page
  panel: FrameLocator
  close(): Promise<void>
}

const POLICY = contentSecurityPolicy({ allowedDomains: ['none'] })

/**
 * Opens the panel by itself, with a sample design selected: the main thread and the document are in this process, and
 * no canvas is drawn, as Figma draws it in a process of its own.
 */
export async function openPanelAlone(browser: Browser, design: string): Promise<PanelAlone> {
  const document = openDocument({ renderer: await nodeRenderer(), name: 'Samples' })
  const frames = await buildSamples(document.figma)
  document.select(frames.filter(({ name }) => name === design).map(({ id }) => id))
  const page = await browser.newPage()
  const panel = new PanelInPage(page)
  const { main, ui, manifest } = await readBuiltPlugin()
  const command = 'src/main/commands/open.ts--default'
  const { plugin } = await startPlugin({ document, main, ui, manifest, command, panel })
  await panel.open()
  return {
    page,
    panel: page.frameLocator('iframe'),
    close: async () => {
      plugin.close()
      await page.close()
    }
  }
}

/** A panel in a frame of a page, which hands messages on to this process and back. */
class PanelInPage extends FakePanel {
  private sent: Promise<unknown> = Promise.resolve()

  constructor(private readonly page: Page) {
    super()
  }

  override post(message: unknown): void {
    // In order: a message may be large, and the next one small.
    this.sent = this.sent.then(() => this.page.evaluate(POST, message))
  }

  async open(): Promise<void> {
    const kit = createRequire(import.meta.url).resolve('@create-figma-plugin/ui/css/theme.css')
    const variables = themeDeclarations(await readFile(kit, 'utf8'), 'light')
    const { src } = panelSource(
      { html: this.html ?? '', policy: POLICY, theme: 'light', variables },
      'data'
    )
    await this.page.exposeFunction('toMain', (message: unknown) => this.send(message))
    await this.page.setViewportSize(SIZE)
    await this.page.setContent(HOST)
    await this.page.locator('iframe').evaluate((frame, address) => {
      frame.setAttribute('src', address)
    }, src ?? '')
  }
}

/** CSS pixels. */
const SIZE = { width: 360, height: 640 }

const HOST = `<body style="margin: 0">
<iframe sandbox="allow-scripts allow-forms allow-modals allow-downloads" style="width: 100vw; height: 100vh; border: 0"></iframe>
<script>
addEventListener('message', ({ data }) => {
  if (data && 'pluginMessage' in data) toMain(data.pluginMessage)
})
</script>`

function POST(message: unknown): void {
  const envelope = { pluginMessage: message, pluginId: 'alone' }
  document.querySelector('iframe')!.contentWindow!.postMessage(envelope, '*')
}
