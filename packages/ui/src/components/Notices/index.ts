export { Notices, type Notice, type NoticesProps, type NoticeTone } from './Notices.tsx';
