import { describe, expect, test } from 'vitest'
import { settled, startPlugin } from '../../support/host'

async function closingWith(expression: string): Promise<string> {
  const { closedWith, errors } = await startPlugin({
    main: `figma.closePlugin(String(${expression}))`
  })
  expect(errors).toEqual([])
  return closedWith() ?? ''
}

describe('the sandbox', () => {
  test('has Figma’s globals and the language of ES2020, no more', async () => {
    const own = await closingWith(`Object.getOwnPropertyNames(globalThis).sort().join(' ')`)
    expect(own.split(' ')).toEqual(
      expect.arrayContaining(['figma', '__html__', '__uiFiles__', 'console', 'fetch', 'setTimeout'])
    )
    for (const name of 'window document TextEncoder URL atob Blob crypto performance Intl structuredClone WeakRef FinalizationRegistry AggregateError Iterator XMLHttpRequest queueMicrotask'.split(
      ' '
    )) {
      expect(own.split(' ')).not.toContain(name)
    }
    const newer = `[[].at, [].findLast, [].toSorted, ''.replaceAll, ''.at, Object.hasOwn, Object.groupBy, Promise.any, new Set().union, new Uint8Array(0).at, Error.isError].filter((it) => it !== undefined).length`
    expect(await closingWith(newer)).toBe('0')
    const es2020 = `[[].flat, ''.matchAll, Promise.allSettled, Object.fromEntries, BigInt, globalThis].filter((it) => it === undefined).length`
    expect(await closingWith(es2020)).toBe('0')
  })

  test('reports an error thrown by the script, with its place', async () => {
    const { errors } = await startPlugin({ main: `const a = 1\nnull.b` })
    expect(errors[0]).toMatchObject({ name: 'TypeError' })
    expect(errors[0]?.stack).toContain('main.js:2')
  })

  test('reports a script that cannot be parsed', async () => {
    const { errors } = await startPlugin({ main: `const = 1` })
    expect(errors[0]).toMatchObject({ name: 'SyntaxError' })
  })

  test('reports errors in callbacks and timers, and runs on', async () => {
    const { errors, panel, logs } = await startPlugin({
      main: `
        figma.showUI('')
        figma.ui.onmessage = (message) => { console.log(message); throw new Error(message) }
        setTimeout(() => { throw new Error('timer') }, 0)`
    })
    panel.send('one')
    panel.send('two')
    await settled()
    expect(errors.map(({ message }) => message).sort()).toEqual(['one', 'timer', 'two'])
    expect(logs).toEqual([['one'], ['two']])
  })
})

describe('closing', () => {
  test('runs the close handlers once, cancels timers and hears nothing more', async () => {
    const { plugin, panel, logs, closedWith, document } = await startPlugin({
      main: `
        figma.showUI('<p>')
        figma.on('close', () => { figma.currentPage.name = 'closed'; console.log('bye') })
        figma.on('selectionchange', () => console.log('late'))
        figma.ui.onmessage = () => console.log('late')
        setTimeout(() => console.log('late'), 0)
        figma.clientStorage.getAsync('x').then(() => console.log('late'))`
    })
    plugin.close()
    plugin.close()
    panel.send('anyone?')
    document.select([])
    await settled()
    expect(logs).toEqual([['bye']])
    expect([panel.html, closedWith(), plugin.closed]).toEqual([null, null, true])
    expect(document.tree()[0]?.name).toBe('closed')
  })

  test('leaves what the plugin is to be asked, as Figma’s own samples do', async () => {
    const { errors } = await startPlugin({
      main: `figma.closePlugin(); if (figma.editorType === 'figjam') figma.createSticky()`
    })
    expect(errors).toEqual([])
  })

  test('by closePlugin takes the API away from what still runs', async () => {
    const { errors, closedWith } = await startPlugin({
      main: `
        figma.closePlugin('Done')
        if (figma.editorType === 'figma') figma.currentPage.name = 'x'`
    })
    expect(closedWith()).toBe('Done')
    expect(errors.map(({ message }) => message)).toEqual([
      'The plugin is closed: the plugin API can no longer be used'
    ])
  })
})
