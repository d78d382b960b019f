import { parseArgs } from 'node:util'
import { killSoak } from './kill-soak'

/**
 * `npm run soak:kill` sends 200 analyses (`-- --creates 20000`) in one hour (`--hours 8`) to a service of several
 * processes, kills some of them in the middle of each, and ends with 1 unless all that were accepted have succeeded, once,
 * and are gone after their hour, with the memory they took. It needs a redis-server.
 */
const { values } = parseArgs({
  options: { creates: { type: 'string', default: '200' }, hours: { type: 'string', default: '1' } }
})
/** MB that Redis may hold a day later beside what it held at first: scripts, queues' counters, buffers of connections. */
const MOST_LEFT = 2
const { hours, redis } = await killSoak(Number(values.creates), Number(values.hours))
const HEAD = ['hour', 'accepted', 'unanswered, sent again', 'succeeded', 'records in Redis', 's']
const MORE = ['s until a dead worker’s work was done', 'Redis, MB', 'Redis an hour later, MB']
const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
const head = [...HEAD, ...MORE, 'results left then']
console.log(line(head))
console.log(line(head.map(() => '---')))
hours.forEach((hour, index) => {
  const { accepted, unanswered, ended, records, seconds, recovered, kept } = hour
  const { full, after } = hour.redis
  const times = [seconds.toFixed(0), recovered.toFixed(1), full.toFixed(1), after.toFixed(1)]
  console.log(line([index + 1, accepted, unanswered, ended.success ?? 0, records, ...times, kept]))
})
console.log(
  `Redis: ${redis.before.toFixed(1)} MB before, ${redis.after.toFixed(1)} MB a day after the last hour.`
)
const held = hours.every(
  ({ accepted, unanswered, ended, records, kept }) =>
    ended.success === accepted && records <= accepted + unanswered && kept === 0
)
const isBounded = redis.after - redis.before < MOST_LEFT
process.exitCode = held && isBounded ? 0 : 1
