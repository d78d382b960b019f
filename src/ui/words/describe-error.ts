export { toErrorData as describeError } from '../../errors'
