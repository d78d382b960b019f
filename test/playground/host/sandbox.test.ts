import { describe, expect, test } from 'vitest'
import { watchAsync } from '../../support/sandbox/watch-async'
import { settled, startPlugin } from '../../support/host'
import { quickJsRealm } from '../../support/sandbox/quickjs-realm'

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

  test('stops a plugin that hangs, and closes it', async () => {
    const { errors, plugin, panel } = await startPlugin({
      newRealm: quickJsRealm({ limits: { runMs: 100 } }),
      main: `figma.showUI('<p>'); for (;;) {}`
    })
    expect(errors.map(({ message }) => message)).toEqual([
      'The plugin ran for more than 0.1 s without a pause and was stopped.'
    ])
    expect([plugin.closed, panel.html]).toEqual([true, null])
  })

  test('stops a plugin that hangs in a promise reaction', async () => {
    const { errors, plugin } = await startPlugin({
      newRealm: quickJsRealm({ limits: { runMs: 100 } }),
      main: `Promise.resolve().then(() => { for (;;) {} })`
    })
    expect([errors.length, plugin.closed]).toEqual([1, true])
  })

  test('does not give a plugin more than its memory', { tags: ['thorough'] }, async () => {
    const { errors } = await startPlugin({
      newRealm: quickJsRealm({ limits: { memoryBytes: 8 << 20 } }),
      main: `const all = []; for (;;) all.push(new Uint8Array(1 << 20).fill(1))`
    })
    expect(errors[0]?.message).toContain('memory')
  })
})

describe('unhandled rejections', () => {
  const REJECTING = {
    'an async command': `(async () => { throw new Error('lost') })()`,
    'a declared function': `run(); async function run() { await null; throw new Error('lost') }`,
    'a method': `const o = { x: 'lost', async m(a = this.x) { await 0; throw new Error(arguments.length + a) } }; void o.m().catch((e) => { throw new Error(e.message.slice(1)) })`,
    'a class method': `class A { message() { return 'lost' } } class B extends A { async go() { await 1; throw new Error(super.message()) } } new B().go()`,
    'a reaction': `Promise.resolve().then(() => { throw new Error('lost') })`,
    'a promise made by hand': `new Promise((_, reject) => reject(new Error('lost')))`,
    'Promise.all': `Promise.all([Promise.reject(new Error('lost')), 1])`,
    'a call of the host': `figma.showUI(''); figma.ui.onmessage = async () => { await null; throw new Error('lost') }`
  }

  test.each(Object.entries(REJECTING))('of %s are reported', async (_name, main) => {
    const { errors, panel } = await startPlugin({ main })
    panel.send('go')
    await settled()
    expect(errors.map(({ message }) => message)).toEqual(['lost'])
  })

  test('of a host promise without a handler are reported', async () => {
    const { errors } = await startPlugin({ main: `figma.clientStorage.setAsync(5, 'x')` })
    await settled()
    expect(errors.map(({ message }) => message)).toEqual([
      'in setAsync: Expected the key to be a string'
    ])
  })

  test('are not reported when they are handled', async () => {
    const { errors, logs } = await startPlugin({
      main: `
        const fail = async () => { throw new Error('x') }
        fail().catch(() => console.log(1))
        ;(async () => { try { await fail() } catch { console.log(2) } })()
        Promise.all([fail(), fail()]).then(null, () => console.log(3))
        fail().then(() => {}).finally(() => {}).catch(() => console.log(4))
        Promise.allSettled([fail()]).then(() => console.log(5))
        new Promise((_, reject) => setTimeout(reject, 0)).catch(() => console.log(6))
        ;(async () => { const later = fail(); try { await later } catch { console.log(7) } })()`
    })
    await settled()
    expect(logs.flat().sort()).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(errors).toEqual([])
  })

  test('are found without moving a line, and leave a broken script alone', () => {
    const script = `a(async () => {\n  await 1\n})\nasync function f(x) {\n}\n`
    expect(watchAsync(script, '$t').split('\n').length).toBe(script.split('\n').length)
    expect(watchAsync('const =', '$t')).toBe('const =')
    expect(watchAsync('async function a(){}async function b(){}', '$t')).toBe(
      ['a', 'b']
        .map(
          (name) => `function ${name}(...$args){return $t((async function(){}).apply(this,$args))}`
        )
        .join('')
    )
    expect(watchAsync('f(async x => async y => x + y)', '$t')).toBe(
      'f(((...$args)=>$t((async x => ((...$args)=>$t((async y => x + y)(...$args))))(...$args))))'
    )
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
