import fc from 'fast-check'
import { expect, test } from 'vitest'
import { memoryStorage, newDocument, settled, startPlugin } from '../../support/host'

const ECHO = `figma.showUI(''); figma.ui.onmessage = (message) => figma.ui.postMessage({ echo: message })`

test('messages come back as they were sent', async () => {
  const { panel, errors } = await startPlugin({ main: ECHO })
  const key = fc.string().filter((name) => name !== '__proto__')
  const data = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom(null, undefined, true, NaN, Infinity, -Infinity),
      fc.double(),
      fc.string({ unit: 'binary' }),
      fc.uint8Array(),
      fc.array(tie('value')),
      fc.dictionary(fc.oneof(key, fc.constant('$')), tie('value'), { noNullPrototype: true })
    )
  })).value
  fc.assert(
    fc.property(data, (value) => {
      panel.messages.length = 0
      panel.send(value)
      // JSON knows no negative zero; nor does it matter to a plugin.
      const plain = (it: unknown): unknown =>
        JSON.parse(JSON.stringify({ it }), (_, v: unknown) => v)
      const { echo } = panel.messages[0] as { echo: unknown }
      if (value instanceof Uint8Array) expect(echo).toEqual(value)
      expect(plain(echo)).toEqual(plain(value))
    }),
    { numRuns: 150 }
  )
  expect(errors).toEqual([])
})

test('bytes are copied, not shared', async () => {
  const { panel } = await startPlugin({
    main: `
      figma.showUI('')
      const kept = new Uint8Array([1, 2, 3])
      figma.ui.onmessage = () => { figma.ui.postMessage(kept.subarray(1)); kept[1] = 9 }`
  })
  panel.send('a')
  panel.send('b')
  expect(panel.messages).toEqual([new Uint8Array([2, 3]), new Uint8Array([9, 3])])
})

test('what Figma cannot carry is refused', async () => {
  const values = [
    'figma.mixed',
    'Symbol("s")',
    '() => 1',
    'new ArrayBuffer(4)',
    'new Float32Array(2)',
    'new Map()',
    'figma.currentPage',
    '10n',
    'loop'
  ]
  const { panel } = await startPlugin({
    main: `
      figma.showUI('')
      const loop = {}; loop.loop = loop
      const said = [${values.map((value) => `() => ${value}`).join()}].map((make) => {
        try { figma.ui.postMessage({ value: make() }); return 'sent' } catch (error) { return error.message }
      })
      figma.ui.postMessage(said)`
  })
  const said = panel.messages[0] as string[]
  expect(said.length).toBe(values.length)
  for (const message of said) expect(message).toContain('Cannot unwrap')
})

test('a message with what Figma cannot carry is reported, not delivered', async () => {
  const { panel, errors } = await startPlugin({ main: ECHO })
  panel.send(new Map([[1, 2]]))
  expect([panel.messages, errors.map(({ message }) => message)]).toEqual([
    [],
    ['Cannot unwrap Map']
  ])
})

test('nodes are live, the same object each time, and no thief of foreign members', async () => {
  const document = await newDocument()
  const node = document.figma.createRectangle()
  const { logs, errors } = await startPlugin({
    document,
    main: `
      const [node] = figma.currentPage.children
      figma.on('selectionchange', () => console.log(node.name, node === figma.currentPage.children[0], node.removed))
      console.log('name' in node, 'nope' in node, node.characters, String(node), typeof node, Reflect.ownKeys(node).length)
      for (const run of [() => { node.characters = 1 }, () => { node.width = 1 }]) {
        try { run() } catch (error) { console.log(error.name, error.message) }
      }`
  })
  expect(logs).toEqual([
    [true, false, undefined, `[Node ${node.id}]`, 'object', 0],
    ['TypeError', 'Cannot add property characters, object is not extensible'],
    ['TypeError', 'in set_width: no setter for property']
  ])
  logs.length = 0
  node.name = 'Renamed'
  document.select([])
  await settled()
  expect(logs).toEqual([['Renamed', true, false]])
  expect(errors).toEqual([])
})

test('clientStorage keeps structured data on the machine, up to 5 MB', async () => {
  const storage = memoryStorage({ old: 1 })
  const { panel, errors } = await startPlugin({
    storage,
    main: `
      figma.showUI('')
      ;(async () => {
        const { clientStorage } = figma
        const bytes = new Uint8Array([1, 2])
        await clientStorage.setAsync('settings', { a: [1, null], bytes })
        const refused = []
        for (const value of ['x'.repeat(5e6), figma.currentPage, () => 1]) {
          await clientStorage.setAsync('big', value).catch((error) => refused.push(error.message))
        }
        await clientStorage.deleteAsync('old')
        figma.ui.postMessage({
          keys: await clientStorage.keysAsync(),
          value: await clientStorage.getAsync('settings'),
          none: await clientStorage.getAsync('none'),
          refused
        })
      })()`
  })
  expect(await panel.next()).toEqual({
    keys: ['settings'],
    value: { a: [1, null], bytes: new Uint8Array([1, 2]) },
    none: undefined,
    refused: [
      expect.stringMatching(/^in setAsync: Exceeded the storage quota of 5 MB/),
      expect.stringContaining('Cannot unwrap'),
      expect.stringContaining('Cannot unwrap')
    ]
  })
  expect(errors).toEqual([])
})

test('the panel opens with Figma’s defaults and limits, and is needed to post', async () => {
  const { panel, logs, errors } = await startPlugin({
    manifest: { name: 'Glance' },
    main: `
      try { figma.ui.postMessage(1) } catch (error) { console.log(error.message) }
      figma.showUI('<p>one</p>', { visible: false })
      figma.ui.resize(1, -5)
      figma.ui.onmessage = (message, { origin }) => console.log(message, origin)`
  })
  expect(panel.options).toEqual({
    width: 70,
    height: 0,
    title: 'Glance',
    visible: false,
    themeColors: false
  })
  expect(panel.visible).toBe(false)
  panel.send('a')
  panel.send('b')
  expect(logs.map((line) => line.join(' '))).toEqual([
    expect.stringMatching(/^in postMessage: No UI to send a message to/),
    'a null',
    'b null'
  ])
  expect(errors).toEqual([])
})

test('notices are cut to 100 characters; those with a button go with the plugin', async () => {
  const { notices, plugin, logs } = await startPlugin({
    main: `
      figma.notify('x'.repeat(150), { error: true })
      const short = figma.notify('short')
      short.cancel()
      figma.notify('Undo?', {
        timeout: Infinity,
        button: { text: 'Undo', action: () => { console.log('pressed'); return false } },
        onDequeue: (reason) => console.log(reason)
      })`
  })
  expect(notices.map(({ message, timeout, error }) => [message.length, timeout, error])).toEqual([
    [100, 3000, true],
    [5, Infinity, false]
  ])
  notices[1]?.button?.press()
  expect(notices.length).toBe(2)
  notices[1]?.dismissed('dismiss')
  expect(logs).toEqual([['pressed'], ['dismiss']])
  plugin.close()
  expect(notices.length).toBe(2)
})

test('a script with what Figma’s sandbox refuses to run does not start, in a string too', async () => {
  for (const text of ['-->', '<!--', 'import("x")']) {
    const main = `console.log(${JSON.stringify(text)})`
    const { errors, logs } = await startPlugin({ main })
    expect([errors.map(({ name }) => name), logs]).toEqual([['SyntaxError'], []])
  }
})
