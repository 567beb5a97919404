import type { RemoteModule } from '@hand-receipt/contracts';
import { CodeCamera } from './code-camera/code-camera';
import { EquipmentStatusCard } from './equipment-status/equipment-status-card';

export default {
  pages: {
    'sensitive-items': () =>
      import(/* webpackChunkName: "page-sensitive-items" */ './sensitive-items/sensitive-items-page'),
  },
  slots: {
    'dashboard.cards': { equipmentStatus: EquipmentStatusCard },
    'codes.camera': { codeCamera: CodeCamera },
  },
} satisfies RemoteModule;
