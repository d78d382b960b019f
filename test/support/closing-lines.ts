import type { Reporter, TestModule } from 'vitest/node'

/** Ends the output with what failed, if anything, and how many passed: who sees only the end knows. */
export default class ClosingLines implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message?: string }[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const failed = tests.filter((test) => test.result().state === 'failed')
    const passed = tests.filter((test) => test.result().state === 'passed')
    const lines = [
      ...modules.flatMap((module) =>
        module.errors().map(({ message }) => `FAILED ${module.relativeModuleId}: ${first(message)}`)
      ),
      ...failed.map(
        (test) =>
          `FAILED ${test.module.relativeModuleId} > ${test.fullName}: ${first(test.result().errors?.[0]?.message)}`
      ),
      ...unhandled.map(({ message }) => `FAILED outside of the tests: ${first(message)}`),
      `${passed.length} passed, ${failed.length} failed`
    ]
    process.stdout.write(`\n${lines.join('\n')}\n`)
  }
}

function first(message = ''): string {
  return message.split('\n', 1)[0]!.slice(0, 300)
}
