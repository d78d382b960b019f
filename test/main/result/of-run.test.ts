import { expect, test } from 'vitest'
import { analyse, mapPicture } from '../support/analyse'
import { openWith } from '../support/glance'
import { resultOf } from '../support/samples'

test('whatever is asked of an earlier run’s result leaves that of the newer run as it is', async () => {
  const { document, node, glance, main } = await openWith('component')
  await analyse(glance, node.id, { runId: 'earlier' })
  await analyse(glance, node.id, { runId: 'newer' })
  const image = await main.keepImage('difference', 'Difference', mapPicture(60, 40))
  const against = { nodeId: '9:9', name: 'Landing A', runId: 'run-a' }
  const before = document.tree()

  const of = resultOf(node.id, 'earlier')
  const mainAction = { version: 1, id: '1:3', name: 'Block', type: 'RECTANGLE' } as const
  const answers = await Promise.all([
    main.saveText(of, 'summary', 'Late.', 'ef'.repeat(32)),
    main.saveMainAction(of, mainAction, null),
    main.setOverlay(of, { visible: false }),
    main.removeOverlays(of),
    main.restoreOverlays(of, { map: 'clarity', opacity: 0.2 }),
    main.placeDifference({ runId: 'difference', of, image, against }),
    main.removeResult(of),
    main.removeResult({ nodeId: node.id, runId: null })
  ])
  expect(answers).toEqual(answers.map(() => 'replaced'))
  expect(document.tree()).toEqual(before)
})

test('a record that cannot be read is removed as such', async () => {
  const { node, main } = await openWith('component')
  node.setSharedPluginData('glance', 'record', 'broken')
  expect(await main.removeResult(resultOf(node.id))).toBe('replaced')
  expect(await main.removeResult({ nodeId: node.id, runId: null })).toBe('done')
  expect(await main.readResult(node.id)).toEqual({ state: 'none' })
})
