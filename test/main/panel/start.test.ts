import { expect, test } from 'vitest'
import { newDocument, openGlance } from '../support/glance'

test('the panel opens and learns all it needs for its first render', async () => {
  const document = await newDocument()
  const glance = await openGlance({ document })
  expect(await glance.main.start()).toMatchObject({
    command: 'open',
    selection: { nodes: [] },
    key: null,
    canEdit: true,
    fileId: expect.stringMatching(/^[0-9a-f]{32}$/),
    journal: []
  })
  expect(glance.panel.options).toMatchObject({ width: 360, height: 640 })
})
