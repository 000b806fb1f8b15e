/// <reference path="../styles.d.ts" />

import { ButtonsSection } from './buttons-section.tsx';
import { ContentSection } from './content-section.tsx';
import { DialogsSection } from './dialogs-section.tsx';
import { FeedbackSection } from './feedback-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { FiltersSection } from './filters-section.tsx';
import { NavigationSection } from './navigation-section.tsx';
import { PrintSection } from './print-section.tsx';
import { TablesSection } from './tables-section.tsx';
import styles from './ui-gallery.module.scss';
import { WineSection } from './wine-section.tsx';

/** Every control in every state, for the eye; mounted in development only. */
export function UiGallery() {
  return (
    <div className={styles.gallery}>
      <header className={styles.head}>
        <p className={styles.logo}>VITIS</p>
        <h1>컨트롤 모음</h1>
        <p className={styles.lead}>모든 컨트롤을 모든 상태로 보여 드립니다.</p>
      </header>
      <ButtonsSection />
      <FieldsSection />
      <FiltersSection />
      <WineSection />
      <TablesSection />
      <NavigationSection />
      <DialogsSection />
      <FeedbackSection />
      <ContentSection />
      <PrintSection />
    </div>
  );
}
