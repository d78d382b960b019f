import { expect, test } from 'vitest'
import { newDocument, settled, startPlugin } from '../../support/host'

/** Runs lines one by one in the sandbox; gives what each threw, or its value as text. */
async function tryEach(
  lines: readonly string[],
  options: Omit<Parameters<typeof startPlugin>[0], 'main'> = {}
): Promise<string[]> {
  const attempts = lines.map(
    (line) => `
    try { said.push(String(await (${line}))) } catch (error) { said.push(error.message) }`
  )
  const { panel } = await startPlugin({
    ...options,
    main: `figma.showUI(''); (async () => { const said = []; ${attempts.join('')}
      figma.ui.postMessage(said) })()`
  })
  return panel.next<string[]>()
}

test('with dynamic-page, other pages are loaded before their content is read', async () => {
  const document = await newDocument()
  const page = document.figma.createPage()
  const other = `figma.root.children[1]`
  const said = await tryEach(
    [
      `figma.currentPage = ${other}`,
      `${other}.name`,
      `${other}.children.length`,
      `${other}.findAll().length`,
      `${other}.on('nodechange', () => {})`,
      `${other}.loadAsync()`,
      `${other}.children.length`,
      `figma.setCurrentPageAsync(${other})`,
      `figma.currentPage.id`,
      `figma.getNodeByIdAsync('no:node')`
    ],
    { document }
  )
  expect(said).toEqual([
    'in set_currentPage: Cannot set currentPage with documentAccess: dynamic-page. Use figma.setCurrentPageAsync instead.',
    'Page 2',
    expect.stringContaining('in get_children: Cannot access the content of the page "Page 2"'),
    expect.stringContaining('in findAll: Cannot access the content'),
    expect.stringContaining('in on: Cannot listen to a page before it is loaded'),
    'undefined',
    '0',
    'undefined',
    page.id,
    'null'
  ])
})

test('pages are there when they have been loaded, not when that was asked for', async () => {
  const document = await newDocument()
  document.figma.createPage()
  const { logs, errors } = await startPlugin({
    document,
    main: `
      const [, page] = figma.root.children
      for (const load of [() => page.loadAsync(), () => figma.setCurrentPageAsync(page)]) {
        const loading = load()
        try { page.children } catch (error) { console.log('not yet') }
        loading.then(() => console.log(page.children.length))
      }
    `
  })
  await settled()
  expect(errors).toEqual([])
  expect(logs.flat()).toEqual(['not yet', 'not yet', 0, 0])
})

test('a page change is reported, with the selection', async () => {
  const document = await newDocument()
  const page = document.figma.createPage()
  const { logs } = await startPlugin({
    document,
    main: `for (const name of ['currentpagechange', 'selectionchange']) figma.on(name, () => console.log(name, figma.currentPage.children.length))`
  })
  document.setCurrentPage(page.id)
  await settled()
  expect(logs).toEqual([
    ['currentpagechange', 0],
    ['selectionchange', 0]
  ])
})

const WRITES = [
  `figma.createRectangle()`,
  `figma.createImage(new Uint8Array(4))`,
  `figma.group([node], figma.currentPage)`,
  `(node.name = 'x')`,
  `(node.visible = false)`,
  `node.remove()`,
  `node.resize(1, 1)`,
  `figma.currentPage.appendChild(node)`,
  `node.clone()`
]

const READS = [
  `node.exportAsync().then((bytes) => bytes.length > 50)`,
  `node.name`,
  `(figma.currentPage.selection = [node]).length`
]

async function attempt(
  environment: Parameters<typeof startPlugin>[0]['environment']
): Promise<string[]> {
  const document = await newDocument()
  document.figma.createRectangle()
  const lines = [...WRITES, `node.setSharedPluginData('glance', 'k', 'v')`, ...READS]
  return tryEach(
    lines.map((line) => line.replaceAll('node', 'figma.currentPage.children[0]')),
    { document, environment: environment ?? {} }
  )
}

test('in a view-only file nothing can be changed, all can be read', async () => {
  const said = await attempt({ viewOnly: true, editorType: 'dev' })
  for (const message of said.slice(0, -READS.length))
    expect(message).toMatch(/^in \w+: .*view-only/)
  expect(said.slice(-READS.length)).toEqual(['true', 'Rectangle', '1'])
})

test('in Design no plugin runs for people who may only view the file', async () => {
  await expect(attempt({ viewOnly: true })).rejects.toThrow('plugins run in Dev Mode alone')
})

test('in Dev Mode plugin data can be written, and nothing else', async () => {
  const said = await attempt({ editorType: 'dev' })
  for (const message of said.slice(0, WRITES.length)) expect(message).toMatch(/^in \w+: .*Dev Mode/)
  expect(said.slice(WRITES.length)).toEqual(['undefined', 'true', 'Rectangle', '1'])
})

test('nodesAt finds what lies under a point, turned as it is, and not what is locked', async () => {
  const document = await newDocument()
  const { figma } = document
  const frame = figma.createFrame()
  frame.resize(400, 400)
  const node = figma.createRectangle()
  frame.appendChild(node)
  node.x = 100
  node.y = 200
  node.rotation = 90
  expect(document.nodesAt({ x: 150, y: 150 })).toEqual([frame.id, node.id])
  expect(document.nodesAt({ x: 150, y: 250 })).toEqual([frame.id])
  expect(document.nodesAt({ x: 900, y: 0 })).toEqual([])
  const group = figma.group([node], figma.currentPage)
  expect(document.nodesAt({ x: 150, y: 150 })).toEqual([group.id, node.id])
  group.locked = true
  expect(document.nodesAt({ x: 150, y: 150 })).toEqual([frame.id])
})
