DROP INDEX "estimate_lines_product";--> statement-breakpoint
DROP INDEX "order_form_lines_product";--> statement-breakpoint
CREATE INDEX "deliveries_open" ON "deliveries" USING btree ("request_date","order_form_id") WHERE "deliveries"."status" IN ('READY', 'IN_TRANSIT', 'FAILED');--> statement-breakpoint
CREATE INDEX "estimate_lines_wine" ON "estimate_lines" USING btree ("product_id","product_name");--> statement-breakpoint
CREATE INDEX "order_form_lines_wine" ON "order_form_lines" USING btree ("product_id","product_name");--> statement-breakpoint
CREATE INDEX "order_forms_open" ON "order_forms" USING btree ("client_company_id","requested_at" DESC NULLS FIRST) WHERE "order_forms"."status" IN ('REQUESTED', 'CONFIRMED');