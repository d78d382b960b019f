import { expect, test } from 'vitest'
import { newDocument, startPlugin } from '../../support/host'

const { figma } = await newDocument()

test('shared plugin data is kept by namespace and key; an empty value removes it', () => {
  const node = figma.createRectangle()
  expect(node.getSharedPluginData('glance', 'record')).toBe('')
  node.setSharedPluginData('glance', 'record', '{}')
  node.setSharedPluginData('other', 'record', 'x')
  expect(node.getSharedPluginData('glance', 'record')).toBe('{}')
  expect(node.getSharedPluginDataKeys('glance')).toEqual(['record'])
  node.setSharedPluginData('glance', 'record', '')
  expect(node.getSharedPluginDataKeys('glance')).toEqual([])
  expect(node.getSharedPluginDataKeys('other')).toEqual(['record'])
})

test('a namespace has at least 3 letters, digits, underscores or dots', () => {
  const node = figma.createRectangle()
  expect(() => node.setSharedPluginData('ab', 'k', 'v')).toThrow(/^in setSharedPluginData: .*"ab"/)
  expect(() => node.getSharedPluginData('a-b-c', 'k')).toThrow('namespace')
  node.setSharedPluginData('a_1.b', 'k', 'v')
})

test('an entry is at most 100 kB, counted in bytes', () => {
  const node = figma.createRectangle()
  const room = 100_000 - 'glance'.length - 'k'.length
  node.setSharedPluginData('glance', 'k', 'x'.repeat(room))
  expect(() => node.setSharedPluginData('glance', 'k', 'x'.repeat(room + 1))).toThrow('100 kB')
  expect(() => node.setSharedPluginData('glance', 'k', 'é'.repeat(room))).toThrow('100 kB')
  expect(() => node.setSharedPluginData('glance', 'k', 5 as unknown as string)).toThrow(
    'failed validation'
  )
})

test('relaunch data names commands of the manifest, and each call replaces all', async () => {
  const { closedWith, errors, document } = await startPlugin({
    manifest: { relaunchButtons: [{ command: 'results', name: 'Show' }] },
    main: `
      const node = figma.createRectangle()
      const said = []
      for (const data of [{ unknown: '' }, { results: 'x'.repeat(1001) }]) {
        try { node.setRelaunchData(data) } catch (error) { said.push(error.message) }
      }
      node.setRelaunchData({ results: 'From today' })
      said.push(node.getRelaunchData().results)
      figma.closePlugin(said.join(' | '))
    `
  })
  expect(errors).toEqual([])
  expect(closedWith()).toBe(
    'in setRelaunchData: The relaunch command "unknown" is not in the manifest | ' +
      'in setRelaunchData: The relaunch description must be at most 1000 characters | From today'
  )
  const [node] = document.figma.currentPage.children
  expect(document.relaunchButtons(node?.id ?? '')).toEqual([
    { command: 'results', description: 'From today' }
  ])
  expect(() => document.figma.currentPage.setRelaunchData({ results: '' })).toThrow(
    'relaunchButtons'
  )
})
