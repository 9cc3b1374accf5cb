/** What the build makes the description of an operation of: see src/plugins/remark-data-blocks/blocks. */
export {Field, Fields, InnerFields} from './Fields';
export {OperationRoute} from './OperationRoute';
export {Status, Statuses} from './Statuses';
