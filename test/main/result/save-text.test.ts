import { expect, test } from 'vitest'
import { edgeCases } from '../../support/fixtures/edge-cases'
import { analyse } from '../support/analyse'
import { newDocument, openGlance } from '../support/glance'
import { resultOf } from '../support/samples'

test('a text says which brief it was written with, that there was none, or nothing about it', async () => {
  const document = await newDocument()
  const node = document.edit(() => edgeCases.component(document.figma))
  const glance = await openGlance({ document })
  await analyse(glance, node.id)
  const briefHash = async (): Promise<string | undefined> => {
    const read = await glance.main.readResult(node.id)
    return read.state === 'found' ? read.result.record.briefHash : 'no result'
  }

  await glance.main.saveText(resultOf(node.id), 'summary', 'For students.', 'abc')
  expect(await briefHash()).toBe('abc')
  await glance.main.saveText(resultOf(node.id), 'recommendations', 'Larger.')
  expect(await briefHash()).toBe('abc')
  await glance.main.saveText(resultOf(node.id), 'summary', 'For anybody.', null)
  expect(await briefHash()).toBeUndefined()
})
