import { expect, test } from 'vitest'
import type { AskParameters, Suggestions } from '../../../src/playground/host/contract'
import { startPlugin } from '../../support/host'

const MAIN = `
figma.parameters.on('input', ({ key, query, result }) => {
  const suggest = () => result.setSuggestions([{ name: query, data: key }])
  if (query === 'late') Promise.resolve().then(suggest)
  else suggest()
})
figma.on('run', ({ command, parameters }) => console.log(command, parameters))
`

test('a plugin suggests, and runs with what was chosen', async () => {
  const answers: Suggestions[] = []
  const parameters: AskParameters = async (ask) => {
    for (const query of ['typed', 'late']) answers.push(await ask('size', query))
    return { size: 12 }
  }
  const { logs, errors } = await startPlugin({ main: MAIN, command: 'make', parameters })
  await expect.poll(() => logs).toEqual([['make', { size: 12 }]])
  expect(answers).toEqual([[{ name: 'typed', data: 'size' }], [{ name: 'late', data: 'size' }]])
  expect(errors).toEqual([])
})

test('a plugin whose parameters are not given closes without a run', async () => {
  const parameters = (): Promise<null> => Promise.resolve(null)
  const { logs, closedWith } = await startPlugin({ main: MAIN, parameters })
  await expect.poll(() => closedWith()).toBeNull()
  expect(logs).toEqual([])
})

test('a command without parameters runs at once, without any', async () => {
  const { logs } = await startPlugin({ main: MAIN, command: 'open' })
  expect(logs).toEqual([['open', undefined]])
})

test('while parameters are asked for nothing can be changed, and no panel is shown', async () => {
  const main = `
    const tell = (act) => { try { act(); return 'done' } catch (error) { return error.message } }
    const acts = [
      () => figma.createFrame(),
      () => figma.currentPage.setSharedPluginData('glance', 'a', 'b'),
      () => figma.showUI('')
    ]
    figma.parameters.on('input', ({ result }) => result.setSuggestions(acts.map((act) => ({ name: tell(act) }))))
    figma.on('run', () => console.log(acts.map(tell)))
  `
  let names: string[] = []
  const { logs } = await startPlugin({
    main,
    parameters: async (ask) => {
      names = (await ask('size', '')).map(({ name }) => name)
      return {}
    }
  })
  const refused = expect.stringContaining('The document cannot be changed')
  const hidden = expect.stringContaining('No panel is shown')
  expect(names).toEqual([refused, refused, hidden])
  await expect.poll(() => logs).toEqual([[['done', 'done', 'done']]])
})
