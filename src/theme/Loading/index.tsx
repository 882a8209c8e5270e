export { PageLoading as default } from '../../features/shell/PageLoading';
