import { expect, it } from 'vitest'
import { ERRORS } from '../../src/client'
import { errorsPage } from './errors-page'

it('the page of errors has a row for each error, and says of each request whether it may be charged', () => {
  const rows = errorsPage().match(/^\| `.+\|$/gm)
  expect(rows).toHaveLength(Object.keys(ERRORS).length)
  expect(rows).toContain(
    '| `timeout` | ‹host› did not answer completely within ‹time›. | Check your connection and try again. | perhaps | perhaps |'
  )
  expect(rows).toContain(
    '| `service_down` | ‹host› is not working at the moment: HTTP status 502: ‹what the service says›. | Try again in a few minutes. | yes | perhaps |'
  )
  expect(rows?.join()).not.toMatch(/[{}]|undefined/)
})

it('each error says what to do next, but where nothing is left to do', () => {
  const silent = errorsPage().match(/^\| `.+ \|  \| .+$/gm) ?? []
  expect(silent.map((row) => row.split('`')[1])).toEqual(['aborted'])
})
