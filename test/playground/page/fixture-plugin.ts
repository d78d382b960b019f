import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface FixturePlugin {
  folder: string
  remove(): Promise<void>
}

const MAIN = `
let copy
figma.showUI(__html__, { width: 300, height: 180, themeColors: true, title: 'Fixture' })
figma.ui.onmessage = async (message) => {
  if (message.do === 'notify') figma.notify(message.text, { error: message.error === true, timeout: Infinity })
  if (message.do === 'resize') figma.ui.resize(420, 260)
  if (message.do === 'close') figma.closePlugin('Fixture is done')
  if (message.do === 'throw') throw new Error('A fault on purpose')
  if (message.do === 'keep') {
    figma.currentPage.selection[0].setSharedPluginData('fixture', message.key, 'something')
  }
  if (message.do === 'look') {
    const kinds = [typeof document, typeof localStorage, typeof fetch, typeof setTimeout]
    const tries = [() => figma.createImage('no bytes'), () => null.x, () => figma.createSlide()]
    const errors = tries.map((run) => {
      try { return run() } catch (error) { return error instanceof Error && error.message }
    })
    figma.ui.postMessage({ changes: [...kinds, ...errors].join('; ') })
  }
  if (message.do === 'copy') copy = figma.currentPage.selection[0].clone()
  if (message.do === 'discard') copy.remove()
  if (message.do === 'button') {
    figma.currentPage.selection[0].setRelaunchData({ again: 'Looks again' })
  }
}
const tell = () => figma.ui.postMessage({
  command: figma.command,
  selection: figma.currentPage.selection.map((node) => node.name)
})
figma.on('selectionchange', tell)
figma.currentPage.on('nodechange', ({ nodeChanges }) => {
  figma.ui.postMessage({ changes: nodeChanges.flatMap(({ properties = [] }) => properties) })
})
tell()
`

const PANEL = `
<p>Origin <output id="origin"></output>, secure <output id="secure"></output></p>
<p>Command <output id="command"></output></p>
<p>Selected <output id="selection"></output></p>
<p>Changes <output id="changes"></output></p>
<script>
  const show = (id, value) => { document.getElementById(id).textContent = String(value) }
  show('origin', origin)
  show('secure', isSecureContext)
  addEventListener('message', ({ data: { pluginMessage } }) => {
    for (const [id, value] of Object.entries(pluginMessage)) show(id, value)
  })
  window.send = (message) => parent.postMessage({ pluginMessage: message }, '*')
</script>
`

/** A small plugin in a folder of its own, as a build would leave it. */
export async function writeFixturePlugin(allowedDomains: string[]): Promise<FixturePlugin> {
  const folder = await mkdtemp(join(tmpdir(), 'fixture-plugin-'))
  const manifest = {
    id: 'fixture',
    name: 'Fixture',
    main: 'build/main.js',
    ui: 'build/ui.html',
    documentAccess: 'dynamic-page',
    networkAccess: { allowedDomains },
    menu: [
      { name: 'Open fixture', command: 'open' },
      { separator: true },
      { name: 'Look again', command: 'again' }
    ],
    relaunchButtons: [{ command: 'again', name: 'Look at it again' }]
  }
  await mkdir(join(folder, 'build'))
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest))
  await writeFile(join(folder, 'build/main.js'), MAIN)
  await writeFile(join(folder, 'build/ui.html'), PANEL)
  return { folder, remove: () => rm(folder, { recursive: true }) }
}
