import { parseArgs } from 'node:util'
import { killSoak } from './kill-soak'

/**
 * `npm run soak:kill` sends 200 analyses (`-- --creates N`) to a service of several processes, kills some of them in the
 * middle, and ends with 1 unless all that were accepted have succeeded. It needs a redis-server.
 */
const { values } = parseArgs({ options: { creates: { type: 'string', default: '200' } } })
const { accepted, unanswered, ended, total, recovered } = await killSoak(Number(values.creates))
const rows = [
  ['accepted', accepted],
  ['creates that the killed server left unanswered, sent again', unanswered],
  ...Object.entries(ended).map(([status, n]) => [`ended as ${status}`, n]),
  ['from the first create to the last result, s', (total / 1000).toFixed(1)],
  ['until the work of the killed worker was done by another, s', (recovered / 1000).toFixed(1)]
]
const lines = rows.map(([what, figure]) => `| ${what} | ${figure} |`)
console.log(
  ['| 2 servers, 2 workers, one of each killed with -9 |  |', '| --- | --- |', ...lines].join('\n')
)
process.exitCode = ended.success === accepted ? 0 : 1
